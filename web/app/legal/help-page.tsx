import type { Locale } from '@golark/contract/locale/rules';
import { questionsThing } from '../platform/page/structured-data.server.ts';
import { translatorOf, useLocale, useTranslations } from '../platform/translations.ts';
import { QuestionList } from '../ui/question-list.tsx';
import type { Route } from './+types/help-page.ts';
import { figuresOfHelp } from './figures-of-help.ts';
import { LegalFrame, legalMeta } from './legal-frame.tsx';
import { loadOrLeave } from './operator-page.ts';
import '../ui/styles/question-list.css';

export const handle = { messages: ['legal'] };

const questions = {
  search: ['order', 'why'],
  booking: ['price', 'account', 'instant', 'held'],
  changes: ['cancel', 'refund', 'when', 'dates'],
  tickets: [
    'price',
    'held',
    'delivery',
    'entry',
    'transfer',
    'cannotGo',
    'changed',
    'problem',
    'waiting',
    'queue',
  ],
  selling: ['who', 'payout', 'deliver', 'missed', 'objection', 'paid'],
  payment: ['cards', 'declined', 'bank'],
  goPlus: ['what', 'renew', 'leave', 'unpaid'],
  account: ['password', 'data', 'security'],
} as const;

type Group = keyof typeof questions;

const groups = Object.keys(questions) as Group[];

type Texts = ReturnType<typeof useTranslations<'legal'>>;

const questionsOf = (group: Group, { t, locale }: { t: Texts; locale: Locale }) =>
  questions[group].map((key) => ({
    key,
    question: t(`help.groups.${group}.items.${key}.q` as 'help.groups.booking.items.price.q'),
    answer: t(
      `help.groups.${group}.items.${key}.a` as 'help.groups.goPlus.items.leave.a',
      figuresOfHelp(locale),
    ),
  }));

export const loader = (args: Route.LoaderArgs) =>
  loadOrLeave('help', args, ({ locale }) => {
    const texts = { t: translatorOf(locale, 'legal'), locale };
    return [questionsThing(groups.flatMap((group) => questionsOf(group, texts)))];
  });

export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta('help', loaderData?.locale);

const Questions = ({ group }: { group: Group }) => {
  const t = useTranslations('legal');
  const locale = useLocale();
  return (
    <section id={group}>
      <h2 className="title-2">{t(`help.groups.${group}.title`)}</h2>
      <QuestionList questions={questionsOf(group, { t, locale })} />
    </section>
  );
};

const HelpPage = () => {
  const t = useTranslations('legal');
  return (
    <LegalFrame page="help" contents={groups.map((key) => ({ key, title: t(`help.groups.${key}.title`) }))}>
      {groups.map((group) => (
        <Questions key={group} group={group} />
      ))}
    </LegalFrame>
  );
};

export default HelpPage;
