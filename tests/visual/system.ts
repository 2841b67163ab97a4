/** The system whose screenshots are stored: another one draws text differently. */
const acceptedOn = 'linux-x64';

/** This machine's system; `VISUAL_SYSTEM` makes it look like another. */
export function currentSystem(): string {
  return process.env['VISUAL_SYSTEM'] ?? `${process.platform}-${process.arch}`;
}

/** Whether what is drawn here can be compared with what is accepted. */
export function isForeign(system = currentSystem()): boolean {
  return system !== acceptedOn;
}
