/** Small tones, made on the spot: no files. Each is a list of notes, in hertz, one after another. */
const TONES = {
  move: [520],
  turn: [660, 880],
  no: [196],
  over: [523, 659, 784, 1047],
} as const
export type Tone = keyof typeof TONES

const NOTE = 0.09 // seconds
const LOUDEST = 0.16

let context: AudioContext | undefined
let loud = LOUDEST / 2

/** From 0 to 1. */
export function setVolume(volume: number): void {
  loud = LOUDEST * Math.min(Math.max(volume, 0), 1)
}

/** Nothing sounds before the first press of the page: browsers see to that. */
export function sound(tone: Tone): void {
  if (loud === 0) return
  try {
    context ??= new AudioContext()
    const start = context.currentTime
    for (const [at, pitch] of TONES[tone].entries()) ring(context, pitch, start + at * NOTE)
  } catch {
    // A device without sound plays on in silence.
  }
}

function ring(here: AudioContext, pitch: number, start: number): void {
  const tone = here.createOscillator()
  const volume = here.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 2 * NOTE)
  tone.connect(volume).connect(here.destination)
  tone.start(start)
  tone.stop(start + 2 * NOTE)
}
