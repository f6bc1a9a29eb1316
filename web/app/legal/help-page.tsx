import { questionsThing } from '../platform/page/structured-data.server.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { QuestionList } from '../ui/question-list.tsx';
import type { Route } from './+types/help-page.ts';
import { figuresOfHelp } from './figures-of-help.server.ts';
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

type Figures = ReturnType<typeof figuresOfHelp>;

const questionsOf = (group: Group, { t, figures }: { t: Texts; figures: Figures }) =>
  questions[group].map((key) => ({
    key,
    question: t(`help.groups.${group}.items.${key}.q` as 'help.groups.booking.items.price.q'),
    answer: t(`help.groups.${group}.items.${key}.a` as 'help.groups.goPlus.items.leave.a', figures),
  }));

export const loader = (args: Route.LoaderArgs) => {
  const { locale } = loadOrLeave('help', args, (at) => {
    const texts = { t: translatorOf(at.locale, 'legal'), figures: figuresOfHelp(at.locale) };
    return [questionsThing(groups.flatMap((group) => questionsOf(group, texts)))];
  });
  // the rules of tickets would be in the file that all pages about accounts have
  return { locale, figures: figuresOfHelp(locale) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta('help', loaderData?.locale);

const Questions = ({ group, figures }: { group: Group; figures: Figures }) => {
  const t = useTranslations('legal');
  return (
    <section id={group}>
      <h2 className="title-2">{t(`help.groups.${group}.title`)}</h2>
      <QuestionList questions={questionsOf(group, { t, figures })} />
    </section>
  );
};

const HelpPage = ({ loaderData: { figures } }: Route.ComponentProps) => {
  const t = useTranslations('legal');
  return (
    <LegalFrame page="help" contents={groups.map((key) => ({ key, title: t(`help.groups.${key}.title`) }))}>
      {groups.map((group) => (
        <Questions key={group} group={group} figures={figures} />
      ))}
    </LegalFrame>
  );
};

export default HelpPage;
