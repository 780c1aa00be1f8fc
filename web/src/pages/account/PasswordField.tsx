import form from '../../kit/form.module.css'

interface PasswordFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly which: 'current' | 'new' // what a password manager offers to fill in
  readonly minLength?: number // without it the server alone says when one is too short
}

/** A password that a form asks for. */
export function PasswordField({ id, name, label, which, minLength }: PasswordFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={form.field}
        type="password"
        autoComplete={`${which}-password`}
        minLength={minLength}
        maxLength={200}
        required
      />
    </>
  )
}
