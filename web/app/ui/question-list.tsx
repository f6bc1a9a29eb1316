import { ChevronDownIcon, Icon } from './icon.tsx';

type Question = { key: string; question: string; answer: string };

/** Questions whose answers open in place, also without JavaScript. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <ul className="question-list">
    {questions.map(({ key, question, answer }) => (
      <li key={key}>
        <details>
          <summary>
            {question}
            <Icon of={ChevronDownIcon} size={20} />
          </summary>
          <p>{answer}</p>
        </details>
      </li>
    ))}
  </ul>
);
