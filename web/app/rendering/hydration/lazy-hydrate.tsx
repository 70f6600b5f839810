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
 * A component whose code browsers fetch once somebody interacts with the page. What the server drew stands until then, and
 * works as a page without JavaScript does. A page that is gone to inside the app has it at once. See docs/rendering.md.
 * @param load imports the module whose default export is the component
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const lazy = loadOnInteraction(load);
  function Hydrated({ props, onHydrated }: { props: Props; onHydrated: () => void }) {
    const module = lazy.loaded() ?? use(lazy.arrival);
    useLayoutEffect(onHydrated, [onHydrated]);
    return createElement(module.default, props);
  }
  const draw = (props: Props, onHydrated: () => void) => (
    <Suspense>
      <Hydrated props={props} onHydrated={onHydrated} />
    </Suspense>
  );
  return function LazilyHydrated(props: Props) {
    const [isHydrated, setHydrated] = useState(false);
    const [first] = useState(() => {
      const onHydrated = () => setHydrated(true);
      return { props, onHydrated, drawn: draw(props, onHydrated) };
    });
    useLayoutEffect(() => {
      if (!isHydrated) recordDehydrated(first);
      return () => recordHydrated(first);
    }, [isHydrated, first]);
    // Until it is hydrated React must see no change in it: it would throw away what the server drew.
    return isHydrated && props !== first.props ? draw(props, first.onHydrated) : first.drawn;
  };
}
