import { type ComponentType, memo, type ReactElement, Suspense, use, useEffect, useRef } from 'react';
import { reloadAt } from './reload-page.ts';
import { whenUsed } from './when-used.ts';

const loads: (() => Promise<unknown>)[] = [];

/** The server renders islands at once, so it loads their code first, and that of the islands in it. */
export const loadIslands = async (): Promise<void> => {
  const known = loads.length;
  await Promise.all(loads.map((load) => load()));
  if (loads.length > known) await loadIslands();
};

type IslandCode<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
  /** Resolves soon after the page has started, or when the visitor uses it. */
  loadSoon: () => Promise<ComponentType<Props>>;
  hasFailed: () => boolean;
};

export const islandCode = <Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): IslandCode<Props> => {
  let component: ComponentType<Props> | undefined;
  let soon: Promise<ComponentType<Props>> | undefined;
  const load = async () => {
    component ??= await fetchComponent();
    return component;
  };
  loads.push(load);
  let hasFailed = false;
  const loadOrStay = () =>
    load().catch(() => {
      hasFailed = true;
      // the island remains as it is without JavaScript
      return new Promise<never>(() => {});
    });
  const loadSoon = () => {
    soon ??= whenUsed().then(loadOrStay);
    return soon;
  };
  return { load, loaded: () => component, loadSoon, hasFailed: () => hasFailed };
};

/** For the `clientLoader` of a page whose content is an island: a navigation shows data and content at once. */
export const loadWithCode = async <Data,>(
  data: Promise<Data>,
  { load }: { load: () => Promise<unknown> },
): Promise<Data> => {
  const [loaded] = await Promise.all([data, load()]);
  return loaded;
};

type IslandProps<Props extends object> = { of: IslandCode<Props> } & Props;

/** A part of a page that is in the server's HTML and whose code the browser loads later. */
const AnyIsland = <Props extends object>({ of, ...props }: IslandProps<Props>) => {
  const holder = useRef<HTMLDivElement>(null);
  const repeatPress = useMissedPress(holder, of.hasFailed);
  return (
    <div ref={holder} className="contents" data-island>
      <Suspense fallback={null}>
        <Loaded of={of} props={props as unknown as Props} />
        <Ready onReady={repeatPress} />
      </Suspense>
    </div>
  );
};

/** It is not rendered again with the page around it, which would need its code. */
export const Island = memo(AnyIsland) as <Props extends object>(props: IslandProps<Props>) => ReactElement;

const Loaded = <Props extends object>({ of, props }: { of: IslandCode<Props>; props: Props }) => {
  const Component = of.loaded() ?? use(of.loadSoon());
  return <Component {...props} />;
};

const Ready = ({ onReady }: { onReady: () => void }) => {
  useEffect(onReady, [onReady]);
  return null;
};

/** What the script of the page saw pressed, before or after React has started. */
type EarlyPress = { earlyPress?: EventTarget | null };

const buttonIn = (holder: HTMLElement | null, target: EventTarget | null | undefined): HTMLElement | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  return button && holder?.contains(button) ? button : null;
};

/**
 * A press of a button of an island that does not react yet is remembered, and repeated by the returned function. If the
 * code could not be loaded, as after a new version, the page is loaded again.
 */
const useMissedPress = (holder: { current: HTMLElement | null }, hasFailed: () => boolean) => {
  const isReady = useRef(false);
  const missed = useRef<HTMLElement>(null);
  const remember = useRef((event: Event) => {
    const button = buttonIn(holder.current, event.target);
    if (!button) return;
    missed.current = button;
    if (hasFailed()) reloadAt(window.location.href);
  });
  const repeat = useRef(() => {
    if (isReady.current) return;
    isReady.current = true;
    window.removeEventListener('click', remember.current, true);
    holder.current?.setAttribute('data-ready', '');
    (missed.current ?? buttonIn(holder.current, (window as EarlyPress).earlyPress))?.click();
  });
  useEffect(() => {
    const listener = remember.current;
    // on the window, because React drops a press that it cannot deliver
    if (!isReady.current) window.addEventListener('click', listener, true);
    return () => window.removeEventListener('click', listener, true);
  }, []);
  return repeat.current;
};
