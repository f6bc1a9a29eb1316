import type { PersonalData } from '../personal-data.ts';

export const jobPersonalData: PersonalData = {
  feature: 'platform/jobs',
  tables: {
    'job_queue.job': {
      onDeletion: 'expires',
      contains:
        'ids; the address of a reset request, which is deleted with the account; the error of a failed job',
      reason:
        'an error may quote an address; deleted a week after the job, a dead letter when it is discarded',
      identifyingColumns: ['output', 'source_output'],
    },
  },
};
