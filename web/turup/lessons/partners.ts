import type { Lesson } from '@/table/lesson.ts';

const DEAL = `turup/1 seats=4 bidding=off voteClock=off bidClock=off playClock=off
dealer=1
0       KS QS 9C 5C 4C AH JH 8H 7H 2H 3H 3S 6S
1       JS 9S 8S 2S KD JD 7D 2D QH 5H KC 7C 3C
2       AS 5S AD 10D 4D KH 10H 4H 6D AC 8C 2C 10C
3       10S 7S 4S QD 9D 8D 5D 3D 9H 6H QC JC 6C
.
vote:C@0 vote:H@1 vote:C@2 vote:C@3
.
AS 4S`;

/** Playing together: not over the partner, trumping, giving the partner a trump. */
export const partners: Lesson = {
  name: 'partners',
  title: { en: 'Playing with your partner', ar: 'اللعب مع خويّك', ur: 'ساتھی کے ساتھ کھیل', hi: 'साथी के साथ खेल' },
  steps: [
    {
      record: DEAL,
      rule: 'TUR-1.2',
      act: '3S',
      wrong: {
        KS: {
          en: 'Your partner’s Ace has this trick. The {KS} will win one of its own: play the {3S}.',
          ar: 'إكة خويّك ماخذة الأكلة. {KS} بتاخذ أكلة ثانية: العب {3S}.',
          ur: 'یہ سر ساتھی کے اکے کا ہے۔ {KS} اپنا الگ سر لے گا: {3S} دیں۔',
          hi: 'यह सर साथी के इक्के का है। {KS} अपना अलग सर लेगा: {3S} दें।',
        },
        '4C': 'must-follow-suit',
      },
      otherwise: {
        en: 'Your partner has the trick already: give your lowest spade, the {3S}.',
        ar: 'الأكلة لخويّك أصلًا: عطه أصغر سبيت معك {3S}.',
        ur: 'سر ساتھی کا ہو چکا: حکم کا سب سے چھوٹا پتا {3S} دیں۔',
        hi: 'सर साथी का हो चुका: हुकम का सबसे छोटा पत्ता {3S} दें।',
      },
      say: {
        en: 'Clubs are trump. Your **partner** leads the {AS}. Which spade do you give?',
        ar: 'الحكم شيريا. **خويّك** بدأ بـ {AS}. أي سبيت تحط؟',
        ur: 'ترپ چڑیا ہے۔ **ساتھی** نے {AS} چلا۔ آپ حکم کا کون سا پتا دیں گے؟',
        hi: 'तुरुप चिड़ी है। **साथी** ने {AS} चला। आप हुकम का कौन सा पत्ता देंगे?',
      },
      after: '2S . AD 3D',
    },
    {
      rule: 'TUR-5.2',
      lit: 'seat-2',
      act: '2H',
      wrong: {
        '4C': {
          en: 'You may trump, but the trick is your partner’s already. Save the trump and throw the {2H}.',
          ar: 'تقدر تدق، لكن الأكلة لخويّك أصلًا. خلّ الحكم وارمِ {2H}.',
          ur: 'کاٹ سکتے ہیں، مگر سر پہلے ہی ساتھی کا ہے۔ ترپ بچائیں اور {2H} دیں۔',
          hi: 'काट सकते हैं, पर सर पहले ही साथी का है। तुरुप बचाएँ और {2H} दें।',
        },
      },
      otherwise: {
        en: 'Keep what may win. The {2H} will never take a trick: throw it.',
        ar: 'خلّ اللي ممكن ياكل. {2H} ما بتاكل أبد: ارمها.',
        ur: 'جو جیت سکتا ہے اسے بچائیں۔ {2H} کبھی سر نہیں لے گا: وہی دیں۔',
        hi: 'जो जीत सकता है उसे बचाएँ। {2H} कभी सर नहीं लेगा: वही दें।',
      },
      say: {
        en: 'The {AD}, and you have no diamond. Nobody **has to** trump. What do you throw?',
        ar: '{AD}، وما معك ديمن. ما فيه **إجبار** على الحكم. وش ترمي؟',
        ur: '{AD} آیا اور آپ کے پاس اینٹ نہیں۔ ترپ لگانا **لازم نہیں**۔ کیا دیں گے؟',
        hi: '{AD} आया और आपके पास ईंट नहीं। तुरुप लगाना **ज़रूरी नहीं**। क्या देंगे?',
      },
      after: '2D . 4D QD',
    },
    {
      rule: 'TUR-5.3',
      act: '4C',
      wrong: {
        '3H': {
          en: 'Then the {QD} takes it. Your partner led a diamond so that you can trump it: play the {4C}.',
          ar: 'كذا {QD} تاخذها. خويّك لعب ديمن عشان تدق: العب {4C}.',
          ur: 'پھر {QD} لے جائے گا۔ ساتھی نے اینٹ اسی لیے چلی کہ آپ کاٹیں: {4C} کھیلیں۔',
          hi: 'फिर {QD} ले जाएगी। साथी ने ईंट इसीलिए चली कि आप काटें: {4C} खेलें।',
        },
      },
      otherwise: {
        en: 'A small trump is what is asked here: the {4C}.',
        ar: 'المطلوب هنا حكم صغير: {4C}.',
        ur: 'یہاں چھوٹا ترپ چاہیے: {4C}۔',
        hi: 'यहाँ छोटा तुरुप चाहिए: {4C}।',
      },
      say: {
        en: 'Your partner saw that you have no diamonds and leads another. The {QD} lies above it. Now **trump**, low.',
        ar: 'خويّك شاف إن ما معك ديمن ولعب ديمن ثاني. و{QD} فوقها. الحين **دق** بحكم صغير.',
        ur: 'ساتھی نے دیکھا کہ آپ کے پاس اینٹ نہیں، اور پھر اینٹ چلی۔ اوپر {QD} ہے۔ اب چھوٹے ترپ سے **کاٹیں**۔',
        hi: 'साथी ने देखा कि आपके पास ईंट नहीं, और फिर ईंट चली। ऊपर {QD} है। अब छोटे तुरुप से **काटें**।',
      },
      after: '7D .',
    },
    {
      rule: 'TUR-1.5',
      act: 'KS',
      otherwise: {
        en: 'Think of what was played: the {AS} is gone, so a spade of yours is the highest now. Lead the {KS}.',
        ar: 'تذكّر وش انلعب: {AS} راحت، فعندك أكبر سبيت الحين. ابدأ بـ {KS}.',
        ur: 'یاد کریں کیا کھیلا جا چکا: {AS} نکل گیا، اب حکم کا سب سے بڑا پتا آپ کے پاس ہے۔ {KS} چلیں۔',
        hi: 'याद करें क्या खेला जा चुका: {AS} निकल गया, अब हुकम का सबसे बड़ा पत्ता आपके पास है। {KS} चलें।',
      },
      say: {
        en: 'You lead. Which of your cards is certainly the highest of its suit, and **your partner’s** suit besides?',
        ar: 'البداية عندك. أي ورقة معك أكيد الأكبر في شكلها، ومن الشكل اللي **بدأ به خويّك**؟',
        ur: 'آپ چلیں۔ آپ کا کون سا پتا اپنے رنگ میں یقیناً سب سے بڑا ہے، اور رنگ بھی **ساتھی کا چلا ہوا**؟',
        hi: 'आप चलें। आपका कौन सा पत्ता अपने रंग में पक्का सबसे बड़ा है, और रंग भी **साथी का चला हुआ**?',
      },
      after: '8S 5S 7S .',
    },
    {
      rule: 'TUR-13.4',
      act: '6S',
      wrong: {
        QS: {
          en: 'It is high, but your partner may trump it for nothing. Lead the low one and let the trump do the work: the {6S}.',
          ar: 'كبيرة، لكن لو خويّك دقها تضيع. ابدأ بالصغيرة وخلّ الحكم ياكل: {6S}.',
          ur: 'بڑا ہے، مگر ساتھی کا ترپ اس پر ضائع ہو گا۔ چھوٹا چلیں اور ترپ کو کام کرنے دیں: {6S}۔',
          hi: 'बड़ा है, पर साथी का तुरुप इस पर बेकार जाएगा। छोटा चलें और तुरुप को काम करने दें: {6S}।',
        },
      },
      otherwise: {
        en: 'Suppose your partner has no spade left: then a spade can be trumped. Lead the {6S}.',
        ar: 'افرض إن خويّك ما بقى معه سبيت: يقدر يدقها. ابدأ بـ {6S}.',
        ur: 'فرض کریں ساتھی کے پاس حکم کا رنگ نہیں رہا: وہ کاٹ سکتا ہے۔ {6S} چلیں۔',
        hi: 'मान लें साथी के पास हुकम नहीं रहा: वह काट सकता है। {6S} चलें।',
      },
      say: {
        en: 'Your partner gave the {5S}, a low card, and may have no more. Return the favour: lead a **low** spade to be trumped.',
        ar: 'خويّك نزّل {5S} صغيرة، ويمكن خلص سبيته. رد له: ابدأ بسبيت **صغيرة** يدقها.',
        ur: 'ساتھی نے {5S} دیا، شاید اس کے پاس اور نہ ہو۔ آپ بھی ویسا کریں: **چھوٹا** حکم کا پتا چلیں کہ وہ کاٹے۔',
        hi: 'साथी ने {5S} दिया, शायद उसके पास और न हो। आप भी वैसा करें: **छोटा** हुकम चलें कि वह काटे।',
      },
      after: '9S 2C 10S',
    },
    {
      rule: 'TUR-13.4',
      lit: '2C seat-2',
      say: {
        en: 'Your partner trumped it. Who does not follow shows that the suit is gone: **watch** for that, at your partner and at the others.',
        ar: 'خويّك دقها. اللي ما يلعب من الشكل يبيّن إنه خلص عنده: **انتبه** لها، عند خويّك وعند الخصوم.',
        ur: 'ساتھی نے کاٹ دیا۔ جو رنگ نہ دے، وہ بتا دیتا ہے کہ اس کے پاس نہیں: ساتھی اور مخالف دونوں پر **نظر** رکھیں۔',
        hi: 'साथी ने काट दिया। जो रंग न दे, वह बता देता है कि उसके पास नहीं: साथी और विरोधी दोनों पर **नज़र** रखें।',
      },
    },
    {
      rule: 'TUR-13.1',
      answers: [
        {
          text: {
            en: 'Only the cards I play',
            ar: 'بس الأوراق اللي ألعبها',
            ur: 'صرف میرے کھیلے پتے',
            hi: 'सिर्फ़ मेरे खेले पत्ते',
          },
        },
        {
          text: { en: 'A quiet word in the chat', ar: 'كلمة بالمحادثة', ur: 'چیٹ میں ایک لفظ', hi: 'चैट में एक शब्द' },
          why: {
            en: 'Hands are their owners’: nobody may tell what they hold.',
            ar: 'كل واحد ويده: ما أحد يقول وش معه.',
            ur: 'ہاتھ اپنا اپنا ہے: کوئی نہیں بتا سکتا کہ اس کے پاس کیا ہے۔',
            hi: 'हाथ अपना-अपना है: कोई नहीं बता सकता कि उसके पास क्या है।',
          },
        },
      ],
      say: {
        en: 'What may tell your partner what you hold?',
        ar: 'وش اللي يعلّم خويّك باللي معك؟',
        ur: 'ساتھی کو آپ کے پتوں کا پتا کس سے چل سکتا ہے؟',
        hi: 'साथी को आपके पत्तों का पता किससे चल सकता है?',
      },
    },
  ],
};
