import {
  createElement,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { comesLater, noteAsleep, noteAwake } from './sleepers';

/**
 * A part of a page whose code browsers fetch once somebody does something: what the server drew stands until then, and
 * works as a page without JavaScript does. A page that is gone to inside the app has it at once.
 * See docs/decisions/0116-paint-first.md.
 * @param real the part itself, for the server: `import.meta.env.SSR ? Part : null`
 * @param load imports it
 */
export function later<Props extends object>(
  real: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const take = laterValue(real, load);
  function Awake({ props, onAwake }: { props: Props; onAwake: () => void }) {
    const part = take();
    useLayoutEffect(onAwake, [onAwake]);
    return createElement(part, props);
  }
  const draw = (props: Props, onAwake: () => void) => (
    <Suspense>
      <Awake props={props} onAwake={onAwake} />
    </Suspense>
  );
  return function Later(props: Props) {
    const [isAwake, setAwake] = useState(false);
    const [first] = useState(() => {
      const onAwake = () => setAwake(true);
      return { props, onAwake, drawn: draw(props, onAwake) };
    });
    useLayoutEffect(() => {
      if (!isAwake) noteAsleep(first);
      return () => noteAwake(first);
    }, [isAwake, first]);
    // While it sleeps React is to see no change in it: it would throw away what the server drew.
    return isAwake && props !== first.props ? draw(props, first.onAwake) : first.drawn;
  };
}

/**
 * Something else that comes with those parts. Who asks for it while a page is drawn, below a Suspense, waits for it.
 * @param real as above
 */
export function laterValue<Value>(real: Value | null, load: () => Promise<Value>): () => Value {
  if (real !== null) return () => real;
  return comesLater(load);
}
