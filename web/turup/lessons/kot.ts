import type { Lesson } from '@/table/lesson.ts';

/** The learner bid eight and has taken six tricks, all there were. */
const SIX = `turup/1 seats=4 voteClock=off bidClock=off playClock=off
dealer=3
0       AH KH QH AS KS JH 10H QS AD KD AC KC 2C
1       9H 8H JS 10S QD JD 3C 4C 5C 2S 3S 2D 3D
2       7H 6H 9S 8S 10D 9D 6C 7C 4S 5S 4D 5D 8C
3       5H 4H 7S 6S 8D 7D 9C 10C 2H 3H 6D QC JC
.
vote:H@0 vote:S@1 vote:H@2 vote:H bid:8 bid:7 bid:7 bid:7
.
AH 8H 6H 2H . KH 9H 7H 3H . QH 2S 4S 4H . JH 2D 4D 5H . 10H 3C 5S 6S . AS 3S 8S 7S .`;

/** Seven, contract, kot: what a deal scores. */
export const kot: Lesson = {
  name: 'kot',
  title: { en: 'Baazi, contract, kot', ar: 'البازي والطلب والكوت', ur: 'بازی، بولی، کوٹ', hi: 'बाज़ी, बोली, कोट' },
  steps: [
    {
      record: SIX,
      rule: 'TUR-8.1',
      lit: 'tug',
      say: {
        en: 'You bid **eight**, and your side has taken the first six tricks. The **seventh** is the baazi: it scores 1.',
        ar: 'طلبت **ثمان**، وفريقك أخذ أول ست أكلات. **السابعة** هي البازي: بنقطة.',
        ur: 'آپ نے **آٹھ** بولے، اور آپ کی ٹیم پہلے چھ سر لے چکی ہے۔ **ساتواں** سر بازی ہے: 1 پوائنٹ۔',
        hi: 'आपने **आठ** बोले, और आपकी टीम पहले छह सर ले चुकी है। **सातवाँ** सर बाज़ी है: 1 पॉइंट।',
      },
    },
    {
      rule: 'TUR-6.1',
      act: 'KS',
      wrong: {
        '2C': {
          en: 'A small club hands the trick over. The Ace of spades is gone: lead the {KS}.',
          ar: 'شيريا صغيرة تضيّع الأكلة. إكة السبيت راحت: ابدأ بـ {KS}.',
          ur: 'چھوٹی چڑیا سر دے دے گی۔ حکم کا اکا نکل چکا: {KS} چلیں۔',
          hi: 'छोटी चिड़ी सर दे देगी। हुकम का इक्का निकल चुका: {KS} चलें।',
        },
      },
      otherwise: {
        en: 'Go on in spades: the Ace is gone, so the {KS} is the highest. Lead it.',
        ar: 'كمّل سبيت: الإكة راحت، فـ {KS} الأكبر. ابدأ بها.',
        ur: 'حکم ہی چلیں: اکا نکل چکا، اب {KS} سب سے بڑا ہے۔',
        hi: 'हुकम ही चलें: इक्का निकल चुका, अब {KS} सबसे बड़ा है।',
      },
      say: {
        en: 'The {AS} has been played. Take the seventh trick.',
        ar: '{AS} انلعبت. خذ الأكلة السابعة.',
        ur: '{AS} کھیلا جا چکا ہے۔ ساتواں سر لیں۔',
        hi: '{AS} खेला जा चुका है। सातवाँ सर लें।',
      },
      after: '10S 9S 6D .',
    },
    {
      rule: 'TUR-6.2',
      act: 'AD',
      otherwise: {
        en: 'Do not risk the contract: an Ace is sure. Lead the {AD}.',
        ar: 'لا تخاطر بالطلب: الإكة مضمونة. ابدأ بـ {AD}.',
        ur: 'بولی کو خطرے میں نہ ڈالیں: اکا پکا ہے۔ {AD} چلیں۔',
        hi: 'बोली को ख़तरे में न डालें: इक्का पक्का है। {AD} चलें।',
      },
      say: {
        en: 'The baazi is yours. One more trick makes your **contract** of eight. Lead the {AD}.',
        ar: 'البازي لكم. أكلة ثانية ويتم **طلب** الثمان. ابدأ بـ {AD}.',
        ur: 'بازی آپ کی۔ ایک اور سر سے آٹھ کی **بولی** پوری ہو گی۔ {AD} چلیں۔',
        hi: 'बाज़ी आपकी। एक और सर से आठ की **बोली** पूरी होगी। {AD} चलें।',
      },
      after: '3D 5D 7D',
    },
    {
      rule: 'TUR-8.2',
      answers: [
        { text: { en: '2', ar: '٢', ur: '2', hi: '2' } },
        {
          text: { en: '8', ar: '٨', ur: '8', hi: '8' },
          why: {
            en: 'Tricks are not counted as points: 1 for the baazi, and 1 because the bid was one above seven.',
            ar: 'الأكلات ما تنحسب نقاط: نقطة للبازي، ونقطة لأن الطلب فوق السبع بوحدة.',
            ur: 'سر پوائنٹ نہیں ہوتے: 1 بازی کا، اور 1 اس لیے کہ بولی سات سے ایک زیادہ تھی۔',
            hi: 'सर पॉइंट नहीं होते: 1 बाज़ी का, और 1 इसलिए कि बोली सात से एक ज़्यादा थी।',
          },
        },
        {
          text: { en: '1', ar: '١', ur: '1', hi: '1' },
          why: {
            en: 'That is the baazi alone. A contract above seven adds what it promised beyond seven.',
            ar: 'هذي البازي بس. الطلب فوق السبع يزيد بقدر ما زاد عن السبع.',
            ur: 'یہ صرف بازی ہے۔ سات سے اوپر کی بولی اتنے پوائنٹ اور دیتی ہے جتنی سات سے زیادہ ہو۔',
            hi: 'यह सिर्फ़ बाज़ी है। सात से ऊपर की बोली उतने पॉइंट और देती है जितनी सात से ज़्यादा हो।',
          },
        },
      ],
      say: {
        en: 'The baazi scores 1. A contract adds what was bid **beyond seven**. You bid eight and made it. How many points so far?',
        ar: 'البازي بنقطة. والطلب يزيد **ما فوق السبع**. طلبت ثمان وتمت. كم نقطة لين الحين؟',
        ur: 'بازی کا 1۔ بولی پوری ہو تو **سات سے جتنی زیادہ** ہو اتنے اور۔ آپ نے آٹھ بولے اور پورے کیے۔ اب تک کتنے پوائنٹ؟',
        hi: 'बाज़ी का 1। बोली पूरी हो तो **सात से जितनी ज़्यादा** हो उतने और। आपने आठ बोले और पूरे किए। अब तक कितने पॉइंट?',
      },
    },
    {
      rule: 'TUR-8.2',
      answers: [
        {
          text: { en: 'It takes 2 away', ar: 'ينقص ٢', ur: '2 کم ہوں گے', hi: '2 कम होंगे' },
        },
        {
          text: { en: 'Nothing', ar: 'ولا شي', ur: 'کچھ نہیں', hi: 'कुछ नहीं' },
          why: {
            en: 'A broken contract takes away as much as it would have added: bid what you can make.',
            ar: 'الطلب المكسور ينقص قد ما كان يزيد: اطلب اللي تقدر عليه.',
            ur: 'ٹوٹی بولی اتنے ہی کم کرتی ہے جتنے وہ دیتی: وہی بولیں جو پوری کر سکیں۔',
            hi: 'टूटी बोली उतने ही कम करती है जितने वह देती: वही बोलें जो पूरी कर सकें।',
          },
        },
      ],
      say: {
        en: 'Suppose you had bid **nine** and taken only eight. What does the contract do?',
        ar: 'لو طلبت **تسع** وجبت ثمان بس. وش يسوي الطلب؟',
        ur: 'فرض کریں آپ نے **نو** بولے اور آٹھ ہی لیے۔ بولی کا کیا ہو گا؟',
        hi: 'मान लें आपने **नौ** बोले और आठ ही लिए। बोली का क्या होगा?',
      },
    },
    {
      rule: 'TUR-8.3',
      lit: 'tug',
      say: {
        en: 'You have taken **every** trick so far, so a **kot** is possible: all thirteen. It adds 2. That is why the deal goes on.',
        ar: 'أخذتوا **كل** الأكلات لين الحين، فالـ**كوت** ممكن: الـ ١٣ كلها. يزيد ٢. عشان كذا تكمل التوزيعة.',
        ur: 'اب تک **ہر** سر آپ کا ہے، اس لیے **کوٹ** ممکن ہے: تیرہ کے تیرہ۔ اس کے 2 اور۔ اسی لیے بانٹ جاری ہے۔',
        hi: 'अब तक **हर** सर आपका है, इसलिए **कोट** मुमकिन है: तेरह के तेरह। उसके 2 और। इसीलिए बाँट जारी है।',
      },
      after: '. KD JD 9D 8D . AC 4C 6C 9C . KC 5C 7C 10C',
    },
    {
      rule: 'TUR-9.1',
      say: {
        en: 'Eleven tricks, and the {QS} is the highest spade left: a kot is near. The match goes to the first side with **five points**.',
        ar: '١١ أكلة، و{QS} أكبر سبيت باقية: الكوت قريب. والصكة لأول فريق يوصل **خمس نقاط**.',
        ur: 'گیارہ سر، اور {QS} حکم کا سب سے بڑا بچا پتا ہے: کوٹ قریب ہے۔ میچ اس ٹیم کا جو پہلے **پانچ پوائنٹ** کرے۔',
        hi: 'ग्यारह सर, और {QS} हुकम का सबसे बड़ा बचा पत्ता है: कोट क़रीब है। मैच उस टीम का जो पहले **पाँच पॉइंट** करे।',
      },
    },
  ],
};
