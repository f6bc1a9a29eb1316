import { membershipRefundDays } from '@golark/contract/membership/rules';
import { useTranslations } from '../platform/translations.ts';
import { QuestionList } from '../ui/question-list.tsx';
import type { Route } from './+types/help-page.ts';
import { LegalFrame, legalMeta } from './legal-frame.tsx';
import { loadOrLeave } from './operator-page.ts';
import '../ui/styles/question-list.css';

export const handle = { messages: ['legal'] };

export const loader = (args: Route.LoaderArgs) => loadOrLeave('help', args);

export const meta: Route.MetaFunction = ({ loaderData }) => legalMeta('help', loaderData?.locale);

const questions = {
  booking: ['price', 'account', 'instant', 'held'],
  changes: ['cancel', 'refund', 'when', 'dates'],
  payment: ['cards', 'declined', 'bank'],
  goPlus: ['what', 'renew', 'leave', 'unpaid'],
  account: ['password', 'data', 'security'],
} as const;

type Group = keyof typeof questions;

const Questions = ({ group }: { group: Group }) => {
  const t = useTranslations('legal.help.groups');
  return (
    <section id={group}>
      <h2 className="title-2">{t(`${group}.title`)}</h2>
      <QuestionList
        questions={questions[group].map((key) => ({
          key,
          question: t(`${group}.items.${key}.q` as 'booking.items.price.q'),
          answer: t(`${group}.items.${key}.a` as 'goPlus.items.leave.a', {
            refundDays: membershipRefundDays,
          }),
        }))}
      />
    </section>
  );
};

const HelpPage = () => {
  const t = useTranslations('legal.help.groups');
  const groups = Object.keys(questions) as Group[];
  return (
    <LegalFrame page="help" contents={groups.map((key) => ({ key, title: t(`${key}.title`) }))}>
      {groups.map((group) => (
        <Questions key={group} group={group} />
      ))}
    </LegalFrame>
  );
};

export default HelpPage;
