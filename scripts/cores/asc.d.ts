/** What this project uses of the compiler: its own declarations would replace those of Node, `console` among them. */
declare namespace asc {
  type Host = {
    readFile(path: string, folder: string): string | null
    writeFile(path: string, contents: Uint8Array | string, folder: string): void
    listFiles(folder: string): readonly string[]
  }
  type Result = { readonly error: Error | null; readonly stderr: { toString(): string } }
  function main(args: readonly string[], host: Host): Promise<Result>
}
export default asc
