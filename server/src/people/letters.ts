import type { Mail } from './auth.ts'

type LetterText = Omit<Parameters<Mail['send']>[0], 'to'>
export type LetterLanguage = 'en' | 'fr'

/** It is their turn at a table, and where they can ask for no more of these. */
export const TURN_LETTERS: Readonly<
  Record<LetterLanguage, (title: string, table: string, account: string) => LetterText>
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

/**
 * `confirm`: the address is theirs. `claim`: the same for an account whose password somebody else may have chosen, so a new
 * one is asked for. `forgotten`: a new password. `known`: they have an account already.
 */
export type AccountLetter = 'confirm' | 'claim' | 'forgotten' | 'known'

/** What we write to people about their account, in the language of the page they came from. */
export const LETTERS: Readonly<
  Record<LetterLanguage, Readonly<Record<AccountLetter, (site: string, link: string) => LetterText>>>
> = {
  en: {
    confirm: (site, link) => ({
      subject: 'Confirm your address for Masterplan',
      text: `Somebody, probably you, gave this address for an account at ${site}.

Confirm within an hour that it is yours:
${link}

If it was not you, there is nothing to do: nothing else is ever sent here.
`,
    }),
    claim: (site, link) => ({
      subject: 'Confirm your address for Masterplan',
      text: `Somebody, probably you, gave this address for an account at ${site}. It was never confirmed.

Confirm that it is yours by choosing a password, once and within an hour; whatever password it had is gone then:
${link}

If it was not you, there is nothing to do: nothing else is ever sent here.
`,
    }),
    forgotten: (site, link) => ({
      subject: 'A new password for Masterplan',
      text: `Somebody, probably you, has forgotten the password of this address at ${site}.

Choose a new one here, once and within an hour:
${link}

If it was not you, there is nothing to do: the old password stays.
`,
    }),
    known: (site, link) => ({
      subject: 'You have an account at Masterplan',
      text: `Somebody, probably you, wanted to make an account for this address at ${site}. There is one already.

Sign in here, or ask for a new password:
${link}

If it was not you, there is nothing to do.
`,
    }),
  },
  fr: {
    confirm: (site, link) => ({
      subject: 'Confirmez votre adresse pour Masterplan',
      text: `Quelqu’un, sans doute vous, a donné cette adresse pour un compte sur ${site}.

Confirmez d’ici une heure qu’elle est à vous :
${link}

Si ce n’était pas vous, il n’y a rien à faire : rien d’autre ne sera envoyé ici.
`,
    }),
    claim: (site, link) => ({
      subject: 'Confirmez votre adresse pour Masterplan',
      text: `Quelqu’un, sans doute vous, a donné cette adresse pour un compte sur ${site}. Elle n’a jamais été confirmée.

Confirmez qu’elle est à vous en choisissant un mot de passe, une seule fois et d’ici une heure ; l’ancien ne vaut plus rien ensuite :
${link}

Si ce n’était pas vous, il n’y a rien à faire : rien d’autre ne sera envoyé ici.
`,
    }),
    forgotten: (site, link) => ({
      subject: 'Un nouveau mot de passe pour Masterplan',
      text: `Quelqu’un, sans doute vous, a oublié le mot de passe de cette adresse sur ${site}.

Choisissez-en un nouveau ici, une seule fois et d’ici une heure :
${link}

Si ce n’était pas vous, il n’y a rien à faire : l’ancien mot de passe reste.
`,
    }),
    known: (site, link) => ({
      subject: 'Vous avez un compte sur Masterplan',
      text: `Quelqu’un, sans doute vous, a voulu créer un compte pour cette adresse sur ${site}. Il y en a déjà un.

Connectez-vous ici, ou demandez un nouveau mot de passe :
${link}

Si ce n’était pas vous, il n’y a rien à faire.
`,
    }),
  },
}
