import { ask } from '../../match/online/api.ts'

/** The browser's own passkeys, through the accounts of the server. True if it worked. */
export async function newPasskey(): Promise<boolean> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>(
    'GET',
    '/api/auth/passkey/generate-register-options',
  )
  if (!options.ok) return false
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.answer)
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  return made instanceof PublicKeyCredential && prove('/api/auth/passkey/verify-registration', made)
}

export async function usePasskey(): Promise<boolean> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>(
    'GET',
    '/api/auth/passkey/generate-authenticate-options',
  )
  if (!options.ok) return false
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.answer)
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return shown instanceof PublicKeyCredential && prove('/api/auth/passkey/verify-authentication', shown)
}

async function prove(path: string, credential: PublicKeyCredential): Promise<boolean> {
  return (await ask('POST', path, { response: credential.toJSON() })).ok
}
