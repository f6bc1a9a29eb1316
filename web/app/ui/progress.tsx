type ProgressProps = {
  label: string;
  /** The progress as text: "5 of 8". */
  words?: string;
  /** 0 to 1; without it the bar is indeterminate. */
  share?: number;
  hasFailed?: boolean;
};

export const Progress = ({ label, words, share, hasFailed }: ProgressProps) => {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className="progress"
      {...(hasFailed ? { 'data-failed': '' } : {})}
      {...(percent === undefined ? { 'data-waiting': '' } : {})}
    >
      <div className="progress-words">
        <span className="font-semibold">{label}</span>
        {words && <span className="text-muted figures">{words}</span>}
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <i style={percent === undefined ? undefined : { width: `${percent}%` }} />
      </div>
    </div>
  );
};
