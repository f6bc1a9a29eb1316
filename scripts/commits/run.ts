// A step of `npm run check`: rejects long subjects of commits.
import { root } from '../git.ts';
import { listLongSubjects } from './long-subjects.ts';

const long = listLongSubjects(root);
for (const line of long) console.error(`The subject has more than 60 characters: ${line}`);
process.exit(long.length > 0 ? 1 : 0);
