import type { AccessFact, Accessibility } from '@golark/contract/stays/accessibility';
import { useTranslations } from '../platform/translations.ts';
import type { Detail } from '../ui/detail-list.tsx';
import { useLength } from './use-length.ts';

type Describe = { [Fact in keyof Accessibility]: (value: NonNullable<Accessibility[Fact]>) => string };

/** Returns what is known about a stay by name, in the order in which a guest gets there. */
export const useDescribeAccess = () => {
  const t = useTranslations('accessFacts');
  const length = useLength();
  const yesOrNo = (value: boolean) => t(`yesOrNo.${value ? 'yes' : 'no'}`);
  const describe: Describe = {
    hasAccessibleParking: yesOrNo,
    stepsToEntrance: (count) => t('steps', { count }),
    floorAccess: (value) => t(`floors.${value}`),
    doorInches: length,
    bedInches: length,
    shower: (value) => t(`showers.${value}`),
    showerStepInches: length,
    hasShowerBars: yesOrNo,
    hasToiletBars: yesOrNo,
  };
  return (values: Accessibility): (Detail & { fact: AccessFact })[] =>
    (Object.keys(describe) as AccessFact[]).flatMap((fact) => {
      const value = values[fact];
      return value === null
        ? []
        : [{ fact, name: t(`names.${fact}`), value: describe[fact](value as never) }];
    });
};
