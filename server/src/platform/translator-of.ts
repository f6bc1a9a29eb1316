import type { Locale } from '@golark/contract/locale/rules';
import { en, type ServerMessages } from '@golark/messages/server/en';
import { es } from '@golark/messages/server/es';
import { translatorFor } from '@golark/messages/translator';

const catalog: Record<Locale, ServerMessages> = { en, es };

type Namespace = keyof ServerMessages;

const create = <Name extends Namespace>(locale: Locale, namespace: Name) =>
  translatorFor<ServerMessages, Name>({
    locale,
    messages: catalog[locale],
    namespace,
    onError: (error) => {
      throw error;
    },
  });

// a translator parses each of its messages only once
const translators = new Map<string, unknown>();

/**
 * Translates the messages of emails and price lines. A missing message or parameter throws, so that no email is sent
 * with a key in place of a text.
 */
export const translatorOf = <Name extends Namespace>(locale: Locale, namespace: Name) => {
  const key = `${locale} ${namespace}`;
  const known = translators.get(key) as ReturnType<typeof create<Name>> | undefined;
  if (known) return known;
  const created = create(locale, namespace);
  translators.set(key, created);
  return created;
};
