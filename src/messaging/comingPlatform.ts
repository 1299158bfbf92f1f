import type { LinePlatform } from './platform';

/**
 * A platform whose SDK is still on its way, for a screen that asks nothing of LINE to be drawn: what is wished for until
 * then happens once it is here.
 * @param coming the platform itself
 * @param load the same where its failure is told
 */
export function comingPlatform(coming: () => Promise<LinePlatform>, load: () => Promise<LinePlatform>): LinePlatform {
  let here: LinePlatform | null = null;
  coming().then(
    (platform) => (here = platform),
    () => undefined,
  );
  /** In the same moment when it is here: LINE grants some wishes only straight from the tap. */
  const wish = async <T>(act: (platform: LinePlatform) => T): Promise<Awaited<T>> =>
    await act(here ?? (await coming()));
  const tell = (act: (platform: LinePlatform) => void) => void wish(act).catch(() => undefined);
  return {
    start: async () => (await load()).start(),
    entered: () => tell((platform) => platform.entered()),
    prepare: () => wish((platform) => platform.prepare?.()),
    inClient: () => here?.inClient() ?? true,
    idToken: () => here?.idToken() ?? null,
    accessToken: () => here?.accessToken() ?? null,
    relogin: () => tell((platform) => platform.relogin()),
    reloginOnce: () => here?.reloginOnce() ?? false,
    openExternal: (url) => tell((platform) => platform.openExternal(url)),
    leave: (url) => tell((platform) => platform.leave(url)),
    can: (feature) => here?.can(feature) ?? false,
    sendMessages: (messages) => wish((platform) => platform.sendMessages(messages)),
    share: (messages) => wish((platform) => platform.share(messages)),
    addShortcut: () => wish((platform) => platform.addShortcut()),
    isFriend: () => wish((platform) => platform.isFriend()),
    close: () => tell((platform) => platform.close()),
  };
}
