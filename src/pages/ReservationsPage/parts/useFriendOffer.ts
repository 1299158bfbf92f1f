import { useEffect, useState } from 'react';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** How long the dialog waits for LINE's reply, in ms: a later button would move under the finger. */
const PATIENCE_MS = 1000;

/**
 * Whether to offer the official account: only to a patient who is known not to be a friend.
 * @param wanted asks LINE only when true
 */
export function useFriendOffer(wanted: boolean): { waiting: boolean; offered: boolean } {
  const platform = usePlatform();
  const asks = wanted && platform.can('friendship');
  const [stranger, setStranger] = useState<boolean | null>(null);
  useEffect(() => {
    if (!asks) return undefined;
    let over = false;
    const settle = (answer: boolean) => {
      if (!over) setStranger(answer);
      over = true;
    };
    const timer = setTimeout(() => settle(false), PATIENCE_MS);
    platform.isFriend().then(
      (friend) => settle(friend === false),
      () => settle(false),
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [asks, platform]);
  return { waiting: asks && stranger === null, offered: stranger === true };
}
