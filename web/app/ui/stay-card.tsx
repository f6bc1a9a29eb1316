import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { type CardPicture, CardPictures } from './card-pictures.tsx';
import { PageLink } from './link.tsx';
import { MemberPrice, Price } from './price.tsx';
import { Rating } from './rating.tsx';

type StayCardProps = {
  to: string;
  /** The first is shown; with more the card can be swiped. */
  pictures: readonly CardPicture[];
  place: string;
  title: string;
  facts: string;
  /** The facts may take more than one line. */
  isLong?: boolean;
  rating: { score: number | null; count: number };
  total?: number | null;
  nights?: number;
  /** The dates of the total, if they are only the next ones that are free. */
  dates?: string | undefined;
  memberTotal?: number | null;
  /** The total for others, struck through: the visitor is a member. */
  usualTotal?: number;
  badge?: string;
  sizes?: string;
  /** For the first row of a page: fetched immediately, not lazily. */
  isEager?: boolean;
  /** The button that saves the stay, over the picture. */
  save?: ReactNode;
  /** Shown instead of the price, such as "Choose dates for a total". */
  children?: ReactNode;
};

/** The title's link covers the whole card. */
export const StayCard = ({ to, pictures, place, title, facts, rating, ...props }: StayCardProps) => {
  const { total, nights, dates, memberTotal, usualTotal, badge, save, children } = props;
  return (
    <article className="stay-card">
      <div className="photo on-photo">
        <CardPictures
          to={to}
          pictures={pictures}
          isEager={props.isEager ?? false}
          sizes={props.sizes ?? '(max-width: 767px) 78vw, (max-width: 1023px) 46vw, 300px'}
        />
        {badge && (
          <div className="over-photo">
            <Badge tone="photo">{badge}</Badge>
          </div>
        )}
      </div>
      <div className="pt-3">
        <div className="flex items-center justify-between gap-3">
          <p className="meta">{place}</p>
          <Rating {...rating} />
        </div>
        <h3>
          <PageLink to={to}>{title}</PageLink>
        </h3>
        <p className="meta" data-long={props.isLong ? '' : undefined}>
          {facts}
        </p>
        {total !== undefined && total !== null && (
          <div className="mt-2">
            <Price
              total={total}
              dates={dates}
              {...(nights === undefined ? {} : { nights })}
              {...(usualTotal === undefined ? {} : { previousTotal: usualTotal })}
            />
            <MemberPrice {...{ total, memberTotal, usualTotal }} />
          </div>
        )}
        {children}
      </div>
      {save}
    </article>
  );
};
