import { ask, type Reply, UNREACHED } from '../../match/online/api.ts'

/** The browser's own passkeys, through the accounts of the server. True if it worked. */
export const newPasskey = async (): Promise<boolean> => (await addPasskey()).ok

/** A new passkey: a guest's first makes the account, others are added to it. */
export async function addPasskey(): Promise<Reply<null>> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>(
    'GET',
    '/api/auth/passkey/generate-register-options',
  )
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.answer)
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  const proved = made instanceof PublicKeyCredential && (await prove('/api/auth/passkey/verify-registration', made))
  return proved ? { ok: true, answer: null } : { ok: false, no: UNREACHED }
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
