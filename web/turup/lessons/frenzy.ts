import type { Lesson } from '@/table/lesson.ts';

const DEAL = `turup/1 seats=4 mode=frenzy frenzyClock=off
dealer=3
trump=D
0       QH 7H 3H AS 5S AD 9D 4D KC JC 8C 6C 2C
1       JH 6H KS 9S 8S 2S KD 10D 7D 2D AC 9C 3C
2       AH 10H 8H 2H QS 7S 4S JD 6D QC 10C 7C 4C
3       KH 9H 5H 4H JS 10S 6S 3S QD 8D 5D 3D 5C
.`;

/** Frenzy: a drawn trump, the lock on it, and the four powers. */
export const frenzy: Lesson = {
  name: 'frenzy',
  title: { en: 'Frenzy and its powers', ar: 'الهوجة وقواتها', ur: 'فرینزی اور طاقتیں', hi: 'फ़्रेंज़ी और ताक़तें' },
  steps: [
    {
      record: DEAL,
      rule: 'TUR-7.1',
      lit: 'trump',
      say: {
        en: '**Frenzy** knows no vote and no bids. The lot draws the trump suit for every deal: now it is {D}. All thirteen tricks are played, and each scores.',
        ar: '**الهوجة** بدون تصويت ولا طلب. القرعة تختار الحكم في كل توزيعة: الحين {D}. وتنلعب الـ ١٣ أكلة كلها، وكل وحدة بنقطة.',
        ur: '**فرینزی** میں نہ ووٹ، نہ بولی۔ ہر بانٹ کا ترپ قرعہ چنتا ہے: اس بار {D}۔ پورے تیرہ سر کھیلے جاتے ہیں اور ہر سر گنا جاتا ہے۔',
        hi: '**फ़्रेंज़ी** में न वोट, न बोली। हर बाँट का तुरुप लॉटरी चुनती है: इस बार {D}। पूरे तेरह सर खेले जाते हैं और हर सर गिना जाता है।',
      },
    },
    {
      rule: 'TUR-7.4',
      act: 'AS',
      wrong: { AD: 'trump-not-broken' },
      otherwise: {
        en: 'You may, but it can be beaten. Begin with a card that cannot: the {AS}.',
        ar: 'تقدر، لكن فيه أكبر منها. ابدأ بورقة ما فوقها شي: {AS}.',
        ur: 'چل سکتے ہیں، مگر اس سے بڑا ہے۔ ایسا پتا چلیں جس سے بڑا نہ ہو: {AS}۔',
        hi: 'चल सकते हैं, पर इससे बड़ा है। ऐसा पत्ता चलें जिससे बड़ा न हो: {AS}।',
      },
      say: {
        en: 'A **lock** lies on trumps: none may be led before one has been played. So lead something else, something sure.',
        ar: 'على الحكم **قفل**: ما تبدأ بحكم قبل ما ينلعب حكم. ابدأ بشي ثاني أكيد.',
        ur: 'ترپ پر **تالا** ہے: جب تک کوئی ترپ نہ کھیلا جائے، ترپ نہیں چل سکتے۔ کوئی اور پکا پتا چلیں۔',
        hi: 'तुरुप पर **ताला** है: जब तक कोई तुरुप न खेला जाए, तुरुप नहीं चल सकते। कोई और पक्का पत्ता चलें।',
      },
      after: '2S 4S 3S .',
    },
    {
      rule: 'TUR-7.6',
      act: 'peek:1',
      hint: 'do-peek do-peek-1',
      wrong: {
        'peek:2': 'not-an-opponent',
      },
      otherwise: {
        en: 'First use the power: press **Peek**, then choose the player on your left.',
        ar: 'استخدم القوة أول: اضغط **نظرة**، واختر اللي على يسارك.',
        ur: 'پہلے طاقت لگائیں: **جھانکیں** دبائیں، پھر بائیں والے کھلاڑی کو چنیں۔',
        hi: 'पहले ताक़त लगाएँ: **झाँकें** दबाएँ, फिर बाएँ वाले खिलाड़ी को चुनें।',
      },
      say: {
        en: 'Each trump suit gives everybody a **power**. Diamonds: once a deal you may **peek** at one card of an opponent. Peek at the player on your left.',
        ar: 'كل حكم يعطي الجميع **قوة**. الديمن: مرة في التوزيعة **تنظر** ورقة عند خصم. شف ورقة من اللي على يسارك.',
        ur: 'ہر ترپ سب کو ایک **طاقت** دیتا ہے۔ اینٹ: ایک بار مخالف کے ایک پتے میں **جھانک** سکتے ہیں۔ بائیں والے کے پتوں میں جھانکیں۔',
        hi: 'हर तुरुप सबको एक **ताक़त** देता है। ईंट: एक बार विरोधी के एक पत्ते में **झाँक** सकते हैं। बाएँ वाले के पत्तों में झाँकें।',
      },
      after: 'peek/0=0',
    },
    {
      rule: 'TUR-13.3',
      say: {
        en: 'You alone saw that card. The others know that you looked, but not what it was.',
        ar: 'أنت بس شفت الورقة. الباقين يدرون إنك نظرت، وما يدرون وش هي.',
        ur: 'وہ پتا صرف آپ نے دیکھا۔ باقی جانتے ہیں کہ آپ نے جھانکا، مگر یہ نہیں کہ کیا دیکھا۔',
        hi: 'वह पत्ता सिर्फ़ आपने देखा। बाक़ी जानते हैं कि आपने झाँका, पर यह नहीं कि क्या देखा।',
      },
    },
    {
      rule: 'TUR-7.8',
      say: {
        en: 'The other powers: {C} lets you **jump in** once, playing before your turn. {S} lets whoever has taken a trick lead trumps too.',
        ar: 'القوات الثانية: {C} **تنط** مرة وتلعب قبل دورك. و{S} تخلّي اللي أخذ أكلة يبدأ بالحكم بعد.',
        ur: 'باقی طاقتیں: {C} میں ایک بار باری سے پہلے **کود** سکتے ہیں۔ {S} میں جس نے سر لیا ہو وہ ترپ بھی چل سکتا ہے۔',
        hi: 'बाक़ी ताक़तें: {C} में एक बार बारी से पहले **कूद** सकते हैं। {S} में जिसने सर लिया हो वह तुरुप भी चल सकता है।',
      },
    },
    {
      rule: 'TUR-7.3',
      answers: [
        { text: { en: '2 points', ar: 'نقطتين', ur: '2 پوائنٹ', hi: '2 पॉइंट' } },
        {
          text: { en: '1 point', ar: 'نقطة', ur: '1 پوائنٹ', hi: '1 पॉइंट' },
          why: {
            en: 'One for the trick, and one more for the hearts in it, however many there are.',
            ar: 'نقطة للأكلة، ونقطة زيادة عشان فيها هاص، مهما كان عدده.',
            ur: 'ایک سر کا، اور ایک اس میں پان ہونے کا، چاہے جتنے ہوں۔',
            hi: 'एक सर का, और एक उसमें पान होने का, चाहे जितने हों।',
          },
        },
      ],
      say: {
        en: '{H} makes each trick **with a heart in it** score one more. What is a trick with two hearts worth then?',
        ar: 'مع {H} كل أكلة **فيها هاص** تزيد نقطة. كم تسوى أكلة فيها هاصين؟',
        ur: '{H} ترپ ہو تو جس سر میں **پان ہو** اس کا ایک پوائنٹ اور۔ دو پان والا سر کتنے کا ہو گا؟',
        hi: '{H} तुरुप हो तो जिस सर में **पान हो** उसका एक पॉइंट और। दो पान वाला सर कितने का होगा?',
      },
    },
    {
      rule: 'TUR-9.1',
      say: {
        en: 'The baazi adds 5, a kot 13, and the match goes to 50. You know Turup now. **Have a good game!**',
        ar: 'البازي تزيد ٥ والكوت ١٣، والصكة إلى ٥٠. الحين أنت تعرف التروب. **لعب طيب!**',
        ur: 'بازی کے 5 اور، کوٹ کے 13، اور میچ 50 تک۔ اب آپ ترپ جانتے ہیں۔ **اچھا کھیل ہو!**',
        hi: 'बाज़ी के 5 और, कोट के 13, और मैच 50 तक। अब आप तुरुप जानते हैं। **अच्छा खेल हो!**',
      },
    },
  ],
};
