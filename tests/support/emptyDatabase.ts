import { archiveEmptyDatabase } from '../../server/database.ts';
// Flags of V8 apply to all threads.
import './compileOnce.ts';

/** Creates the archive once. Otherwise, the first tests would all create it at the same time. */
export default async function setUp() {
  await archiveEmptyDatabase();
}
