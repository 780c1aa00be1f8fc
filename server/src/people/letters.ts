import type { Mail } from './accounts.ts'

type LetterText = Omit<Parameters<Mail['send']>[0], 'to'>

/** It is their turn at a table, and where they can ask for no more of these. */
export const TURN_LETTERS: Readonly<
  Record<'en' | 'fr', (title: string, table: string, account: string) => LetterText>
> = {
  en: (title, table, account) => ({
    subject: `${title}: it is your turn`,
    text: `The others have played: ${table}\n\nYou can turn these letters off here: ${account}\n`,
  }),
  fr: (title, table, account) => ({
    subject: `${title} : c’est à vous`,
    text: `Les autres ont joué : ${table}\n\nVous pouvez refuser ces lettres ici : ${account}\n`,
  }),
}

/** What we write to people about their account, in the language of the page they came from. */
export const LETTERS: Readonly<Record<'en' | 'fr', (site: string, link: string) => LetterText>> = {
  en: (site, link) => ({
    subject: 'A new password for Masterplan',
    text: `Somebody, probably you, has forgotten the password of this address at ${site}.

Choose a new one here, once and within an hour:
${link}

If it was not you, there is nothing to do: the old password stays.
`,
  }),
  fr: (site, link) => ({
    subject: 'Un nouveau mot de passe pour Masterplan',
    text: `Quelqu’un, sans doute vous, a oublié le mot de passe de cette adresse sur ${site}.

Choisissez-en un nouveau ici, une seule fois et d’ici une heure :
${link}

Si ce n’était pas vous, il n’y a rien à faire : l’ancien mot de passe reste.
`,
  }),
}
