import { foldText } from '@golark/contract/text/fold';
import { sql } from 'kysely';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';

const textColumns = {
  listing_id: 'text',
  locale: 'text',
  title: 'text',
  description: 'text',
  search_text: 'text',
  is_copied: 'boolean',
};

export interface ListingText {
  locale: 'en' | 'es';
  title: string;
  description: string;
  /** Stands in for a text that is missing in this language. */
  isCopied?: boolean;
}

interface TextsInput {
  listing: { id: string };
  texts: ListingText[];
}

/** Adds the texts of listings, and changes those that exist except the columns named in `leave`. */
export const upsertTexts = (inputs: TextsInput[], leave: readonly string[]) => {
  const titleColumns = ['title', 'search_text', 'is_copied'].filter(() => !leave.includes('title'));
  const changed = [...titleColumns, ...['description'].filter((name) => !leave.includes(name))];
  const rows = inputs.flatMap(({ listing, texts }) =>
    texts.map(({ isCopied = false, ...text }) => ({
      listing_id: listing.id,
      ...text,
      search_text: foldText(text.title),
      is_copied: isCopied,
    })),
  );
  return sql<{ id: string }>`
    INSERT INTO listing_texts AS t (${namesOf(textColumns)})
    SELECT ${namesOf(textColumns)} FROM ${recordset(rows, textColumns)}
    ON CONFLICT (listing_id, locale) DO UPDATE SET ${updates(changed)} WHERE ${differs('t', changed)}
    RETURNING listing_id AS id`;
};
