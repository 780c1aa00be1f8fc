import { afterAll, afterEach, expect } from 'vitest'
import { takeComplaints } from './complaints.ts'

// Set up for every file of page tests: no error is tolerated but those that a test has foreseen.
const expectNone = () => expect(takeComplaints()).toEqual({ unforeseen: [], missed: [] })
afterEach(expectNone)
afterAll(expectNone)
