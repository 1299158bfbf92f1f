import liff from '@line/liff/core';
import CreateShortcutOnHomeScreen from '@line/liff/create-shortcut-on-home-screen';
import GetFriendship from '@line/liff/get-friendship';
import Permission from '@line/liff/permission';
import SendMessages from '@line/liff/send-messages';
import ShareTargetPicker from '@line/liff/share-target-picker';

// `line.ts` may import this file after `init`, because LINE's SDK accepts modules even then.
liff.use(new CreateShortcutOnHomeScreen());
liff.use(new GetFriendship());
liff.use(new Permission());
liff.use(new SendMessages());
liff.use(new ShareTargetPicker());

export { liff };
