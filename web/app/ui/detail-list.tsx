export interface Detail {
  name: string;
  /** Left out with its name if it is empty. */
  value: string | null | undefined | false;
}

/** Names and values, such as of an order. */
export const DetailList = ({ details, className }: { details: readonly Detail[]; className: string }) => (
  <dl className={className}>
    {details.map(
      ({ name, value }) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
