import type { RuleGroup } from './rule';

export const QUESTIONS: RuleGroup = {
  title: '質問と答え',
  rules: [
    {
      id: 'question-types',
      says: '質問の種類は、1つ選ぶ、いくつでも選ぶ、短い文、長い文、数、日付、画像の7つです。',
      provenBy: [
        'tests/contract/seed/seed.test.ts › use every question type among the common questions',
        'QuestionnairePage/UnknownQuestionType',
      ],
    },
    {
      id: 'question-pages',
      says: '共通の質問は4問ずつ3ページまで、13問目からと診療科目ごとの質問は1問ずつです。',
      provenBy: ['tests/unit/domain/questionnaire/questionPages.test.ts › %i common and %i specific questions'],
    },
    {
      id: 'question-alone-when-large',
      says: '「文字を大きく」を入れた端末では、1ページに1問です。',
      provenBy: [
        'tests/unit/domain/questionnaire/questionPages.test.ts › keeps every question once and in order, in easy mode one per page',
        'QuestionnairePage/EasyMode',
      ],
    },
    {
      id: 'question-progress',
      says: '問診票は、何ページ目かを「3 / 12」の形で示します。',
      provenBy: ['QuestionProgress/Default'],
    },
    {
      id: 'question-chapters',
      says: '問診票は「あなたのこと」「診療科目のこと」「書類」「確認」の章に分け、いまの章と残りのページを示します。',
      provenBy: [
        'tests/unit/domain/questionnaire/questionChapters.test.ts › are the person, the subject, and at the end the documents',
        'QuestionnairePage/Ready',
      ],
    },
    {
      id: 'paired-numbers',
      says: '同じページに続く2つの数は、単位が同じで質問文の始めの半分以上が同じなら、1つの質問として横に並べます。',
      provenBy: [
        'tests/unit/domain/questionnaire/questionRows.test.ts › have two numbers of one unit whose texts begin alike',
        'FieldGroup/Row',
      ],
    },
    {
      id: 'insurance-card-wanted',
      says: '送る前の回答の一覧では、答えを太く、未回答を控えめに示し、保険証の写真がないときだけ目立たせます。',
      provenBy: [
        'tests/unit/domain/questionnaire/question.test.ts › the picture of an insurance card is one, whatever clinic asks for it',
        'AnswerList/Default',
      ],
    },
    {
      id: 'answer-required',
      says: '必須の質問に答えるまで次へは進めません（選択は1つ以上、画像はファイル、文は空白でない文字）。',
      provenBy: [
        'tests/unit/domain/questionnaire/answer.test.ts › by choices it offers, a single one where one is asked',
        'tests/unit/domain/questionnaire/answer.test.ts › is missing where an answer is required',
        'QuestionnairePage/NamesWhatIsMissing',
      ],
    },
    {
      id: 'answer-checked-by-clinic',
      says: 'クリニックも答えを確かめ、足りない・正しくない最初の質問の名前を伝えて断ります。',
      provenBy: [
        'tests/contract/questionnaire/questionnaires.test.ts › a required one that is missing',
        'tests/contract/questionnaire/questionnaires.test.ts › %s %j',
      ],
    },
    {
      id: 'answer-wire-form',
      says: '答えは質問ごとに1つの部分で、選択は番号（いくつかあればコンマでつなぐ）、日付は年月日、数は半角の数字、ほかは前後の空白を除いた文で送り、空の答えは送りません。',
      provenBy: [
        'tests/unit/domain/questionnaire/answers.test.ts › sends numbers in half width and trimmed text; omits empty answers',
        'tests/contract/http/wire.test.ts › answers and images survive a real multipart request',
        'tests/contract/http/wire.test.ts › the answer to a question is one part, whatever was chosen',
        'tests/contract/questionnaire/questionnaires.test.ts › several choices may come in %s; a comma in a text stays',
      ],
    },
    {
      id: 'answer-key',
      says: '答えは、質問の番号（question_id、なければ id）ごとに送ります。',
      provenBy: [
        'tests/contract/questionnaire/questionnaires.test.ts › books with answers and pictures, which are then on file',
      ],
    },
    {
      id: 'date-question-years',
      says: '日付の質問の年は1950年から2009年までで、日はその月の日数まで（うるう年を含む）です。',
      provenBy: [
        'tests/unit/domain/fields/date.test.ts › are the 60 from 1950 to 2009',
        'tests/unit/domain/fields/date.test.ts › lose a day that the month does not have',
        'DateField/LeapDay',
      ],
    },
    {
      id: 'follow-up-question',
      says: '続きの質問は、もとの質問と同じページで、決まった選択肢が選ばれたときだけたずね、薬とアレルギーの名前をこうして伺います。',
      provenBy: [
        'Questionnaire/FollowUp',
        'tests/unit/domain/fields/fields.test.ts › the clinic demands a required follow-up of those alone who are asked it',
        'tests/unit/domain/questionnaire/followUpQuestion.test.ts › a follow-up is asked after one of its choices alone',
        'tests/unit/domain/questionnaire/questionPages.test.ts › has a follow-up on the page of its question, and does not count it',
        'tests/unit/domain/questionnaire/answers.test.ts › an answer that is asked no more is neither sent nor a problem',
        'tests/contract/questionnaire/questionnaires.test.ts › asks for the names of allergies and medicines, and keeps them',
      ],
    },
    {
      id: 'number-with-unit',
      says: '数には、質問の単位を付けて答えることもできます（155センチ、62kg）。',
      provenBy: ['tests/unit/domain/questionnaire/number.test.ts › of “%s” in %s read %s as %s'],
    },
    {
      id: 'doubtful-numbers-asked',
      says: 'ありそうにない数は断らず、欄を離れたときと送る前の確認で「ご確認ください：体重 5.2kg」とたずねます。',
      provenBy: [
        'tests/unit/domain/questionnaire/number.test.ts › “%s” in %s: %s asks about %s',
        'NumberField/Doubtful',
        'QuestionnairePage/AsksAboutDoubtfulNumber',
      ],
    },
    {
      id: 'birth-years',
      says: '生年月日の年は、今年（日本時間）からさかのぼって125年分のうち、18歳になっていない年を除いて選べます。',
      provenBy: [
        'tests/unit/domain/calendar/era.test.ts › are 125, descending from this year',
        'tests/unit/domain/calendar/era.test.ts › are offered to adults alone',
        'tests/contract/patient/users.test.ts › takes a birthday of any year from 18 on, and never clears it',
      ],
    },
    {
      id: 'years-both-calendars',
      says: '生まれた年は、西暦と和暦の両方で示します。',
      provenBy: ['tests/unit/domain/calendar/era.test.ts › %i reads %s'],
    },
    {
      id: 'repeat-insurance-pictures',
      says: '保険証の画像をお預かりしていない再診の方には、表面と裏面の2枚を必須でたずねます。',
      provenBy: [
        'tests/contract/questionnaire/questionnaires.test.ts › has the questions of the subject, and asks for the insurance pictures until they are stored',
        'BookRepeatVisit/WithInsurancePictures',
      ],
    },
    {
      id: 'insurance-documents',
      says: '保険証の画像は、資格確認書やマイナ保険証の資格情報画面でもよく、マイナンバーカードの裏面は撮らないよう伝えます。',
      provenBy: ['QuestionnairePage/RepeatVisitByKeyboard'],
    },
    {
      id: 'urgent-answers',
      says: '急ぐ印のついた症状を選ぶと、次のページの前に119番と#7119を押して電話できるように示し、問診のない予約でも予約の前にたずねます。',
      provenBy: [
        'RegisterPage/AsksSymptoms',
        'RegisterPage/NotLoaded',
        'ConfirmPage/AsksSymptoms',
        'Questionnaire/StopsAtOnce',
        'tests/unit/domain/questionnaire/urgentAnswers.test.ts › only chosen answers that the clinic marks are urgent',
      ],
    },
    {
      id: 'answers-thirty-days',
      says: '答えは、同じ診療科目の予約に30日間使えます。',
      provenBy: ['tests/contract/booking/shortBooking.test.ts › is refused once the answers are 30 days old'],
    },
    {
      id: 'answers-offered-again',
      says: 'クリニックがキャンセルした再診と休診になった再診の問診の答えは、30日のあいだ、そのあとに診察を受けていなければ、同じ診療科目の次の問診に入れてご確認をお願いしますが、急ぐ印のついた症状の質問は、あらためてたずねます（初診の答えは、問診なしの予約に使えます）。',
      provenBy: [
        'tests/contract/questionnaire/offeredAgain.test.ts › after the clinic’s cancellation, but for urgent symptoms',
        'tests/contract/questionnaire/offeredAgain.test.ts › after a day was closed, also where the patient cancelled it then',
        'tests/contract/questionnaire/offeredAgain.test.ts › for less than 30 days',
        'tests/contract/questionnaire/offeredAgain.test.ts › not once a doctor was seen, for whatever subject',
        'tests/contract/questionnaire/offeredAgain.test.ts › those to a first visit that the clinic cancelled book the next one without questions',
        'tests/unit/domain/questionnaire/answers.test.ts › what was answered for a visit that the clinic called off stands in the form',
        'QuestionnairePage/OfferedAgain',
      ],
    },
    {
      id: 'answers-only-when-booked',
      says: '問診の答えと画像は、予約ができたときに予約とともに残し、できなければ何も残しません。',
      provenBy: [
        'tests/contract/questionnaire/questionnaires.test.ts › keeps no file and no answer when the block was taken first',
      ],
    },
    {
      id: 'questions-failed-said',
      says: '問診票を読めないときはそのことを伝え、「質問がない」とは言わず、読み直しとお客様情報での予約を示します。',
      provenBy: ['QuestionnairePage/Failed'],
    },
    {
      id: 'customer-form-way',
      says: '問診票のない診療科目では、お客様情報を入力して予約します。',
      provenBy: ['BookWithCustomerForm/WithoutQuestionnaire', 'QuestionnairePage/Empty'],
    },
    {
      id: 'customer-form-block',
      says: 'お客様情報の予約に枠や診療科目がなければ、最初の単位とその医師から決め、医師の科目がいくつもあれば断ります。',
      provenBy: [
        'tests/contract/booking/customerForm.test.ts › derives the block from the first shift and the subject from its doctor when they are missing',
        'tests/contract/booking/customerForm.test.ts › must name the subject for a doctor with several',
      ],
    },
  ],
};
