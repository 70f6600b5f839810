import { useEffect, useState } from 'react';
import type { FirebaseMessages } from '../../messages/nl/firebase';
import type { PasswordDemands, Sdk } from './sdk.client';

/** Firebase's password policy in words. Null until it has loaded, and when it cannot be loaded. */
export function useDemands(sdk: () => Promise<Sdk>, m: FirebaseMessages): string | null {
  const [demands, setDemands] = useState<PasswordDemands | null>(null);
  useEffect(() => {
    let unmounted = false;
    // Firebase still checks the password itself when the policy cannot be loaded.
    void sdk()
      .then((opened) => opened.demands())
      .then((found) => !unmounted && setDemands(found))
      .catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, [sdk]);
  const words = demands === null ? [] : inWords(demands, m);
  return words.length === 0 ? null : `${m.demands.intro} ${words.join(', ')}.`;
}

/** A sentence with the rules that a password breaks; null when it is good or the policy cannot be loaded. */
export async function lackOf(sdk: Sdk, password: string, m: FirebaseMessages): Promise<string | null> {
  const lacking = await sdk.lacks(password).catch(() => null);
  return lacking === null ? null : m.demands.lacks(inWords(lacking, m).join(', '));
}

function inWords(demands: PasswordDemands, { demands: m }: FirebaseMessages): string[] {
  const { shortest, longest, capital, small, digit, sign } = demands;
  return [
    shortest === null ? '' : m.shortest(shortest),
    longest === null ? '' : m.longest(longest),
    capital ? m.capital : '',
    small ? m.small : '',
    digit ? m.digit : '',
    sign ? m.sign : '',
  ].filter((word) => word !== '');
}
