import type { RuleGroup } from './rule';

export const FROM_CLINIC: RuleGroup = {
  title: 'クリニックからのお知らせ',
  rules: [
    {
      id: 'message-when',
      says: 'クリニックがLINEで知らせるのは、予約ができたとき、日時が変わったとき（前と後の日時）、患者さんがキャンセルしたとき、クリニックがキャンセルしたとき（理由も）、休診になったときと取り消したとき、前日の18時、診察の15分前、受診なしとしたとき、会計が決まったとき、金額が直ったとき、支払い期限の3日前と翌日の10時、入金を確かめたとき、薬を発送したときで、どれも1度だけ届きます。',
      provenBy: [
        'tests/contract/messages/messages.test.ts › a course brings each message at its time: five as service messages, the sixth as a push',
        'tests/contract/messages/messageNews.test.ts › moved twice before anything was told: one message, with the time before both',
        'tests/contract/messages/messageNews.test.ts › a day that is closed, and open again',
        'tests/contract/messages/messageNews.test.ts › a visit that was missed, unless it took place after all',
        'tests/contract/messages/messageNews.test.ts › an amount that is corrected, but nothing to who was told of none',
        'tests/contract/messages/messageNews.test.ts › a bill that is not paid: three days before its last day and the day after it',
        'tests/unit/domain/visit/messages.test.ts › are the booking at once, a reminder at 18:00 the day before and one 15 minutes before',
        'tests/unit/domain/visit/messages.test.ts › leave out the day before when it is over, or the booking is of that evening',
      ],
    },
    {
      id: 'message-quiet',
      says: '21時から翌朝8時までは、診察の15分前のお知らせと、朝では間に合わない休診・クリニックのキャンセルのお知らせのほかは送らず、8時に送ります。',
      provenBy: [
        'tests/contract/messages/messages.test.ts › nothing is sent from 21:00 to 8:00',
        'tests/unit/domain/visit/messages.test.ts › a message of %s arrives at %s',
        'tests/unit/domain/visit/messages.test.ts › do not hold back the 15 minutes',
        'tests/contract/messages/messageNews.test.ts › what the clinic calls off in the night is told at once where the morning is too late',
      ],
    },
    {
      id: 'message-current',
      says: '予約のキャンセルや変更、休診、受診、支払いのあとは、その前のことを知らせません。',
      provenBy: [
        'tests/contract/messages/messages.test.ts › after a cancellation',
        'tests/contract/messages/messages.test.ts › after a change of time: the new time is told, and reminded of alone',
        'tests/unit/domain/visit/messages.test.ts › is only itself true after a cancellation, a missed visit, a change of time or a day that was closed',
      ],
    },
    {
      id: 'message-worth',
      says: 'メッセージの大切さは、クリニックのキャンセル・休診、15分前、会計、期限、予約と変更、前日、発送、入金の順で、1つの予約に5通までのサービスメッセージは大切なものが残るように使い、足りなければ公式アカウントの友だちに送ります。',
      provenBy: [
        'tests/contract/messages/notifierTokens.test.ts › LINE takes no more than five with it',
        'tests/unit/domain/visit/messages.test.ts › are all but the receipt of the money, in a whole course',
        'tests/unit/domain/visit/messages.test.ts › keep the way in and the bill, however often the time is changed',
        'tests/unit/domain/visit/messages.test.ts › are spent whole on what the clinic calls off',
        'tests/contract/messages/messageNews.test.ts › a cancellation goes with the reservation’s own token, though the patient books again meanwhile',
      ],
    },
    {
      id: 'message-private',
      says: 'お知らせには病名・患者さんの名前・診察室のリンクを書かず、見出しには金額も書かず、ボタンはアプリの画面（お薬の荷物は、運送会社の画面も）だけを開きます。',
      provenBy: [
        'tests/contract/line/messageContent.test.ts › %s names nobody but the doctor, no illness, and leads into the app',
      ],
    },
    {
      id: 'message-soonest-first',
      says: 'お知らせがたまっているときは、役に立たなくなる時刻が近いものから送り、もうすぐ始まる診察の15分前のお知らせを、ほかの人の前日のお知らせで待たせません。',
      provenBy: [
        'tests/contract/messages/messages.test.ts › of more than can be sent at once, the reminder of the visit that begins next goes first',
      ],
    },
    {
      id: 'message-once',
      says: 'お知らせは、そのもとになった予約や支払いと同じトランザクションで書き、何台が送っても、途中で止まっても、届くのは1度だけです。',
      provenBy: [
        'tests/contract/messages/messages.test.ts › a cause that is rolled back leaves no message',
        'tests/contract/messages/messageTroubles.test.ts › an answer that is lost: the message arrives once',
        'tests/contract/messages/messageTroubles.test.ts › LINE answers too late: the message arrives once',
        'tests/load/crash.test.ts › killed in the midst of messages to patients: each arrives once',
      ],
    },
    {
      id: 'message-choice',
      says: '患者さんは、ご予約とお薬のお知らせ（予約・変更・キャンセル・前日・15分前・受診なし・発送）と、お支払いのお知らせ（会計・期限・入金）を別々に止められ（はじめはどちらも届きます）、止めたものは、すでに予定していた分も送りませんが、クリニックによるキャンセルと休診は止めていても届きます。',
      provenBy: [
        'tests/contract/messages/messageChoice.test.ts › what was planned before is not sent, and comes again once it is on',
        'tests/contract/messages/messageChoice.test.ts › a topic that is off leaves the other as it is',
        'tests/contract/messages/messageChoice.test.ts › is of the caller alone',
        'tests/contract/messages/messageNews.test.ts › is not sent: moved, cancelled, missed, and all of a bill',
        'tests/contract/messages/messageNews.test.ts › is not what the clinic calls off: its cancellation, a day that is closed, and open again',
        'tests/unit/domain/visit/messages.test.ts › the bill and its receipt are about money; the visit and the parcel are reminders',
        'MessagesPage/TurnsOff',
        'MessagesPage/NotSaved',
      ],
    },
    {
      id: 'message-told',
      says: '予約の前に、クリニックからLINEにお知らせが届くことと、休診やクリニックによるキャンセルのほかはいつでも止められること、その場所を伝えます（送らないクリニックと、ご予約とお薬・お支払いのお知らせをどちらも止めている方には出しません）。',
      provenBy: ['ConfirmPage/ToldOfMessages', 'ConfirmPage/NoMessages'],
    },
    {
      id: 'message-given-up',
      says: 'LINEに送れないときは間をあけて送り直し、1日たつか役に立たなくなればあきらめて、どなたのことも書かない1行をログに残します。',
      provenBy: [
        'tests/contract/messages/messageTroubles.test.ts › LINE is down for a day: the message is given up with a line in the log',
        'tests/contract/messages/messageTroubles.test.ts › the log holds nobody’s name, LINE id or token',
        'tests/unit/domain/visit/messages.test.ts › the pause grows from 15 seconds to half an hour, and is as long as LINE asks',
      ],
    },
  ],
};
