import {
  createElement,
  Suspense,
  use,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadOnInteraction, recordDehydrated, recordHydrated } from './on-interaction';

/**
 * A component whose code browsers load at the first interaction. Until then the server's HTML works like a page without
 * JavaScript. After a client navigation its code is there at once. See docs/rendering.md.
 * @param load imports the module whose default export is the component
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const lazy = loadOnInteraction(load);
  function Hydrated({ props, onHydrated }: { props: Props; onHydrated: () => void }) {
    // Before `use`: React replays a suspended component, and skipping `use` in the replay breaks the hooks after it.
    useLayoutEffect(onHydrated, [onHydrated]);
    const module = lazy.loaded() ?? use(lazy.promise);
    return createElement(module.default, props);
  }
  const render = (props: Props, onHydrated: () => void) => (
    <Suspense>
      <Hydrated props={props} onHydrated={onHydrated} />
    </Suspense>
  );
  return function LazilyHydrated(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    const [first] = useState(() => {
      const onHydrated = () => setHydrated(true);
      return { props, onHydrated, element: render(props, onHydrated) };
    });
    useLayoutEffect(() => {
      if (!isHydrated) recordDehydrated(first);
      return () => recordHydrated(first);
    }, [isHydrated, first]);
    // Until it is hydrated React must see no change in it: it would throw away the server's HTML.
    return isHydrated && props !== first.props ? render(props, first.onHydrated) : first.element;
  };
}
