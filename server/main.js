/* This file is JavaScript, because older versions of Node cannot read TypeScript. */

const minNode = 24;

if (Number.parseInt(process.versions.node, 10) < minNode) {
  console.error(
    `The server needs Node ${minNode} or newer, but this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

const { run } = await import('./start.ts');
await run().catch((error) => {
  console.error(error);
  process.exit(1);
});
