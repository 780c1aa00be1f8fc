import form from './form.module.css'

/** What went wrong, said at once; nothing where nothing did. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null || text === '') return null
  return (
    <p role="alert" className={form.problem}>
      {text}
    </p>
  )
}
