import { runnerImport, type Plugin } from 'vite';

/** Imports a module. Passes the settings, because `runnerImport` does not read `.env` files. */
export async function importModule<Module>(
  path: string,
  settings: Record<string, unknown>,
  plugins: Plugin[] = [],
): Promise<Module> {
  const define = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
  const options = { configFile: false, logLevel: 'silent', define, plugins } as const;
  return (await runnerImport<Module>(path, options)).module;
}
