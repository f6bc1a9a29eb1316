import { mostDrafts } from '@golark/contract/own-listings/rules';
import { Failure, notFound } from '#platform/failure';

interface Added {
  hostId: string | undefined;
  isNew: boolean;
  draftCount: number;
}

/** Throws NOT_FOUND for an id that another host has, INVALID_STATE for more drafts than one host may have. */
export const assertDraft = ({ hostId: owner, isNew, draftCount }: Added, hostId: string): void => {
  if (owner !== hostId) throw notFound('This listing');
  if (isNew && draftCount > mostDrafts)
    throw new Failure('INVALID_STATE', {
      detail: `A host has ${mostDrafts} drafts at most. Publish or delete one first.`,
      extra: { reason: 'TOO_MANY_DRAFTS' },
    });
};
