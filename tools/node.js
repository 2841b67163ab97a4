/*
 * npm scripts load this file first. Without install scripts, `npm ci` does not install the Node 24
 * that runs TypeScript, and an older Node says only "Unknown file extension".
 */
if (!process.features.typescript) {
  console.error(
    `Node ${process.versions.node} cannot run this project's tools. Node 24 is missing, because ` +
      'its install script did not run. Run `npm rebuild node`, or install Node 24 yourself.',
  );
  process.exit(2);
}
