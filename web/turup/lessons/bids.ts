import type { Lesson } from '@/table/lesson.ts';

const DEAL = `turup/1 seats=4 voteClock=off bidClock=off playClock=off
dealer=3
0       QH 7H 3H AS AD 5S 9D 4D KC JC 8C 6C 2C
1       KS 10D 9C JH 2S 6H 9S 8S KD 7D 2D AC 3C
2       AH 10H 8H QC 7S 2H QS 4S JD 6D 10C 7C 4C
3       KH 8D JS 5C 10S 9H 5H 4H 6S 3S QD 5D 3D
.`;

/** The vote for the trump suit, and the bids. */
export const bids: Lesson = {
  name: 'bids',
  title: { en: 'The vote and the bids', ar: 'التصويت والطلب', ur: 'ووٹ اور بولی', hi: 'वोट और बोली' },
  steps: [
    {
      record: DEAL,
      rule: 'TUR-2.2',
      say: {
        en: 'In Classic everybody gets **five** cards first. With these all four vote, **in secret**, for the trump suit.',
        ar: 'في الكلاسيك كل واحد تجيه **٥** أوراق أول. وعليها يصوّت الأربعة **بالسر** على شكل الحكم.',
        ur: 'کلاسک میں پہلے ہر ایک کو **پانچ** پتے ملتے ہیں۔ انہیں دیکھ کر چاروں **خفیہ** ووٹ دیتے ہیں کہ ترپ کون سا ہو۔',
        hi: 'क्लासिक में पहले हर एक को **पाँच** पत्ते मिलते हैं। उन्हें देखकर चारों **गुप्त** वोट देते हैं कि तुरुप कौन सा हो।',
      },
    },
    {
      rule: 'TUR-3.2',
      lit: 'QH 7H 3H',
      act: 'vote:H',
      hint: 'do-suit-H do-vote',
      otherwise: {
        en: 'Of that suit you hold one card or none. The suit with the most of your cards should be trump: hearts.',
        ar: 'من هالشكل معك وحدة أو ما معك. خلّ الحكم الشكل اللي معك منه أكثر: هاص.',
        ur: 'اس رنگ کا آپ کے پاس ایک یا کوئی پتا نہیں۔ جس رنگ کے پتے زیادہ ہوں وہی ترپ ہو: پان۔',
        hi: 'इस रंग का आपके पास एक या कोई पत्ता नहीं। जिस रंग के पत्ते ज़्यादा हों वही तुरुप हो: पान।',
      },
      say: {
        en: 'You hold three hearts. Choose **hearts** and vote. A ballot is final.',
        ar: 'معك ثلاث هاص. اختر **هاص** وصوّت. والصوت ما يتغير.',
        ur: 'آپ کے پاس تین پان ہیں۔ **پان** چنیں اور ووٹ دیں۔ ووٹ حتمی ہے۔',
        hi: 'आपके पास तीन पान हैं। **पान** चुनें और वोट दें। वोट अंतिम है।',
      },
      after: 'vote:S@1 vote:H@2 vote:D@3',
    },
    {
      rule: 'TUR-3.4',
      lit: 'trump',
      say: {
        en: 'All ballots are opened together. Two for hearts, one each for two others: **hearts are trump**. A tie would be settled by lot.',
        ar: 'تنكشف الأصوات مع بعض. اثنين هاص وواحد وواحد: **الحكم هاص**. ولو تعادلت نسوي قرعة.',
        ur: 'سب ووٹ ایک ساتھ کھلتے ہیں۔ دو پان کے، ایک ایک باقی: **ترپ پان ہے**۔ برابر ہوں تو قرعہ نکلتا ہے۔',
        hi: 'सब वोट एक साथ खुलते हैं। दो पान के, एक-एक बाक़ी: **तुरुप पान है**। बराबर हों तो लॉटरी निकलती है।',
      },
    },
    {
      rule: 'TUR-4.2',
      act: 'bid:7',
      hint: 'do-bid',
      wrong: {
        'bid:13': {
          en: 'Thirteen would be all the tricks. You are sure of two or three: bid seven.',
          ar: '١٣ يعني كل الأكلات. المضمون معك ثنتين أو ثلاث: اطلب سبع.',
          ur: 'تیرہ یعنی سارے سر۔ آپ کے دو تین ہی پکے ہیں: سات بولیں۔',
          hi: 'तेरह यानी सारे सर। आपके दो-तीन ही पक्के हैं: सात बोलें।',
        },
      },
      otherwise: {
        en: 'That is bold: with your partner you would need so many tricks. Seven is enough with this hand.',
        ar: 'هذي جرأة: لازم تجيبونها أنت وخويّك. بهاليد سبع تكفي.',
        ur: 'یہ بہت ہے: ساتھی کے ساتھ اتنے سر لینے ہوں گے۔ اس ہاتھ سے سات کافی ہیں۔',
        hi: 'यह बहुत है: साथी के साथ इतने सर लेने होंगे। इस हाथ से सात काफ़ी हैं।',
      },
      say: {
        en: 'Now each bids once: how many of the thirteen tricks will **your side** take? Seven is the least, and nobody passes. Bid **seven**.',
        ar: 'الحين كل واحد يطلب مرة: كم أكلة من ١٣ بياخذ **فريقك**؟ أقلها سبع، وما فيه بس. اطلب **سبع**.',
        ur: 'اب ہر ایک ایک بولی دے گا: تیرہ میں سے **آپ کی ٹیم** کتنے سر لے گی؟ کم از کم سات، پاس نہیں۔ **سات** بولیں۔',
        hi: 'अब हर एक एक बोली देगा: तेरह में से **आपकी टीम** कितने सर लेगी? कम से कम सात, पास नहीं। **सात** बोलें।',
      },
      after: 'bid:7 bid:8 bid:7',
    },
    {
      rule: 'TUR-4.3',
      lit: 'seat-2 contract',
      say: {
        en: 'The **highest** bid is the contract: your partner’s eight. Of equal bids the first would count. Who made it, the **declarer**, leads to the first trick.',
        ar: '**أعلى** طلب هو المطلوب: ثمان خويّك. ولو تساوت فالأول. وصاحب الطلب هو اللي يبدأ أول أكلة.',
        ur: '**سب سے بڑی** بولی ہی مانی جاتی ہے: ساتھی کے آٹھ۔ برابر بولیوں میں پہلی۔ **بولی والا** پہلا سر چلتا ہے۔',
        hi: '**सबसे बड़ी** बोली ही मानी जाती है: साथी के आठ। बराबर बोलियों में पहली। **बोली वाला** पहला सर चलता है।',
      },
      after: '.',
    },
    {
      rule: 'TUR-2.2',
      say: {
        en: 'Eight more cards for each: now you hold thirteen, and your side needs eight tricks.',
        ar: 'ثمان أوراق زيادة لكل واحد: صارت ١٣، وفريقك يحتاج ثمان أكلات.',
        ur: 'ہر ایک کو آٹھ پتے اور: اب تیرہ پتے ہیں، اور آپ کی ٹیم کو آٹھ سر چاہییں۔',
        hi: 'हर एक को आठ पत्ते और: अब तेरह पत्ते हैं, और आपकी टीम को आठ सर चाहिए।',
      },
    },
    {
      rule: 'TUR-6.2',
      answers: [
        { text: { en: 'Yes: eight or more', ar: 'إيه: ثمان أو أكثر', ur: 'ہاں: آٹھ یا زیادہ', hi: 'हाँ: आठ या ज़्यादा' } },
        {
          text: { en: 'No: exactly eight', ar: 'لا: ثمان بالضبط', ur: 'نہیں: پورے آٹھ', hi: 'नहीं: पूरे आठ' },
          why: {
            en: 'More is no harm: a contract is made with at least as many tricks as were bid.',
            ar: 'الزيادة ما تضر: المطلوب على الأقل عدد الطلب.',
            ur: 'زیادہ سے نقصان نہیں: بولی پوری ہوتی ہے جب کم از کم اتنے سر ہوں۔',
            hi: 'ज़्यादा से नुक़सान नहीं: बोली पूरी होती है जब कम से कम उतने सर हों।',
          },
        },
      ],
      say: {
        en: 'Your side takes nine tricks. Is the contract of eight made?',
        ar: 'فريقك جاب تسع أكلات. تم طلب الثمان؟',
        ur: 'آپ کی ٹیم نے نو سر لیے۔ کیا آٹھ کی بولی پوری ہوئی؟',
        hi: 'आपकी टीम ने नौ सर लिए। क्या आठ की बोली पूरी हुई?',
      },
    },
  ],
};
