import type { Lesson } from '@/table/lesson.ts';

const DEAL = `turup/1 seats=4 bidding=off voteClock=off bidClock=off playClock=off
dealer=3
0       QH 7H 3H AS 5S AD 9D 4D KC JC 8C 6C 2C
1       JH 6H KS 9S 8S 2S KD 10D 7D 2D AC 9C 3C
2       AH 10H 8H 2H QS 7S 4S JD 6D QC 10C 7C 4C
3       KH 9H 5H 4H JS 10S 6S 3S QD 8D 5D 3D 5C
.
vote:H@0 vote:S@1 vote:H@2 vote:H@3
.`;

/** From nothing: partners, a trick, following suit, trumps. */
export const tricks: Lesson = {
  name: 'tricks',
  title: {
    en: 'Tricks and trumps',
    ar: 'الأكلات والحكم',
    ur: 'سر اور ترپ',
    hi: 'सर और तुरुप',
  },
  steps: [
    {
      record: DEAL,
      rule: 'TUR-1.2',
      lit: 'seat-2',
      say: {
        en: 'Turup is played two against two. The player facing you is your **partner**. Everybody holds thirteen cards.',
        ar: 'التروب اثنين ضد اثنين. اللي قدامك **خويّك**. وكل لاعب معه ١٣ ورقة.',
        ur: 'ترپ دو کے مقابلے میں دو کا کھیل ہے۔ سامنے والا آپ کا **ساتھی** ہے۔ ہر ایک کے پاس تیرہ پتے ہیں۔',
        hi: 'तुरुप दो के ख़िलाफ़ दो का खेल है। सामने वाला आपका **साथी** है। हर एक के पास तेरह पत्ते हैं।',
      },
    },
    {
      rule: 'TUR-1.5',
      act: 'AS',
      otherwise: {
        en: 'You may lead that, but it can be beaten. Nothing in spades beats the Ace: lead the {AS}.',
        ar: 'تقدر تبدأ بها، لكن فيه أكبر منها. الإكة أكبر ورقة في شكلها: العب {AS}.',
        ur: 'یہ چل سکتے ہیں، مگر اس سے بڑا پتا موجود ہے۔ اپنے رنگ میں اکا سب سے بڑا ہے: {AS} چلیں۔',
        hi: 'यह चल सकते हैं, पर इससे बड़ा पत्ता बाहर है। अपने रंग में इक्का सबसे बड़ा है: {AS} चलें।',
      },
      say: {
        en: 'You begin: you **lead**. In every suit the order is **A, K, Q, J, 10 down to 2**. Lead the {AS}: tap it to lift it, tap again to play it.',
        ar: 'البداية عندك. الترتيب في كل شكل: **إكة، شايب، بنت، ولد، ١٠ إلى ٢**. العب {AS}: اضغطها ترتفع، واضغطها ثانية تنلعب.',
        ur: 'شروعات آپ کی۔ ہر رنگ میں ترتیب **اکا، بادشاہ، بیگم، غلام، 10 سے 2 تک** ہے۔ {AS} چلیں: ایک بار چھوئیں تو اٹھے گا، دوبارہ چھوئیں تو چلے گا۔',
        hi: 'शुरुआत आपकी। हर रंग में क्रम है **इक्का, बादशाह, बेगम, ग़ुलाम, 10 से 2 तक**। {AS} चलें: एक बार छूने पर उठेगा, दोबारा छूने पर चलेगा।',
      },
      after: '2S 4S 3S',
    },
    {
      rule: 'TUR-5.3',
      lit: 'AS',
      say: {
        en: 'Four cards, one from each: that is a **trick**. The highest card of the suit that was led takes it, and its owner leads again.',
        ar: 'أربع أوراق، من كل لاعب ورقة: هذي **أكلة**. ياخذها أكبر ورقة من الشكل اللي انبدأ به، وصاحبها يبدأ بعدها.',
        ur: 'چار پتے، ہر ایک کا ایک: یہ ایک **سر** ہے۔ جو رنگ چلا گیا اس کا سب سے بڑا پتا سر لیتا ہے، اور وہی اگلی بار چلتا ہے۔',
        hi: 'चार पत्ते, हर एक का एक: यह एक **सर** है। जो रंग चला गया उसका सबसे बड़ा पत्ता सर लेता है, और वही अगली बार चलता है।',
      },
      after: '.',
    },
    {
      rule: 'TUR-1.2',
      act: '5S',
      otherwise: {
        en: 'Keep that one. Lead the {5S}: perhaps your partner has a high spade.',
        ar: 'خلّ هذي معك. العب {5S}: يمكن عند خويّك سبيت كبيرة.',
        ur: 'یہ بچا لیں۔ {5S} چلیں: شاید ساتھی کے پاس حکم کا بڑا پتا ہو۔',
        hi: 'यह बचा लें। {5S} चलें: शायद साथी के पास हुकम का बड़ा पत्ता हो।',
      },
      say: {
        en: 'Your partner’s tricks count for you too. Lead the {5S} and see.',
        ar: 'أكلات خويّك لكم الاثنين. العب {5S} وشف.',
        ur: 'ساتھی کے سر بھی آپ کے ہیں۔ {5S} چلیں اور دیکھیں۔',
        hi: 'साथी के सर भी आपके हैं। {5S} चलें और देखें।',
      },
      after: '8S QS 6S',
    },
    {
      rule: 'TUR-5.3',
      lit: 'QS seat-2',
      say: {
        en: 'The {QS} took it: that is two tricks for you both. Now your partner leads.',
        ar: '{QS} أخذتها: صارت أكلتين لكم. الحين يبدأ خويّك.',
        ur: '{QS} نے سر لیا: آپ دونوں کے دو سر ہوئے۔ اب ساتھی چلے گا۔',
        hi: '{QS} ने सर लिया: आप दोनों के दो सर हुए। अब साथी चलेगा।',
      },
      after: '. JD QD',
    },
    {
      rule: 'TUR-5.2',
      act: 'AD',
      wrong: {
        KC: 'must-follow-suit',
        QH: 'must-follow-suit',
        '4D': {
          en: 'A diamond, so it is allowed. But the {QD} is higher, and the trick would be theirs. Take it with the {AD}.',
          ar: 'ديمن، يعني تقدر. لكن {QD} أكبر والأكلة تروح لهم. خذها بـ {AD}.',
          ur: 'اینٹ ہے، اس لیے اجازت ہے۔ مگر {QD} بڑا ہے اور سر ان کا ہو گا۔ {AD} سے لیں۔',
          hi: 'ईंट है, इसलिए चल सकती है। पर {QD} बड़ी है और सर उनका होगा। {AD} से लें।',
        },
      },
      otherwise: {
        en: 'The {QD} is higher. Take the trick with the {AD}.',
        ar: '{QD} أكبر. خذها بـ {AD}.',
        ur: '{QD} بڑا ہے۔ {AD} سے سر لیں۔',
        hi: '{QD} बड़ी है। {AD} से सर लें।',
      },
      say: {
        en: 'Diamonds were led. Whoever has a diamond **must** play one: that is following suit. Take this trick!',
        ar: 'انبدأ بالديمن. اللي معه ديمن **لازم** يلعب ديمن. خذ هالأكلة!',
        ur: 'اینٹ چلی گئی۔ جس کے پاس اینٹ ہو اسے اینٹ ہی **دینی ہے**۔ یہ سر لے لیں!',
        hi: 'ईंट चली गई। जिसके पास ईंट हो उसे ईंट ही **देनी है**। यह सर ले लें!',
      },
      after: '2D . 2C AC 4C 5C . KS 7S 10S',
    },
    {
      rule: 'TUR-5.3',
      lit: 'trump',
      act: '3H',
      wrong: {
        QH: {
          en: 'It wins, but you are the last to play: the smallest trump is enough. Play the {3H}.',
          ar: 'تاكل، لكنك آخر واحد: أصغر حكم يكفي. العب {3H}.',
          ur: 'جیتے گا، مگر آپ آخری ہیں: سب سے چھوٹا ترپ کافی ہے۔ {3H} کھیلیں۔',
          hi: 'जीतेगा, पर आप आख़िरी हैं: सबसे छोटा तुरुप काफ़ी है। {3H} खेलें।',
        },
      },
      otherwise: {
        en: 'Allowed, but only a **trump** beats the {KS}. Play the {3H}.',
        ar: 'تقدر، لكن {KS} ما ياكلها إلا **الحكم**. العب {3H}.',
        ur: 'اجازت ہے، مگر {KS} کو صرف **ترپ** کاٹ سکتا ہے۔ {3H} کھیلیں۔',
        hi: 'चल सकता है, पर {KS} को सिर्फ़ **तुरुप** काट सकता है। {3H} खेलें।',
      },
      say: {
        en: 'You have no spade left, so you may play anything. {H} is **trump**: any trump beats the other three suits. Take the trick with a small one.',
        ar: 'ما بقى معك سبيت، فتلعب أي ورقة. {H} هو **الحكم**: أي حكم أقوى من الأشكال الثلاثة. خذ الأكلة بحكم صغير.',
        ur: 'آپ کے پاس حکم کا رنگ نہیں رہا، تو کوئی بھی پتا دیں۔ {H} **ترپ** ہے: کوئی بھی ترپ باقی تینوں رنگوں سے بڑا ہے۔ چھوٹے ترپ سے سر لیں۔',
        hi: 'आपके पास हुकम नहीं रहा, तो कोई भी पत्ता दें। {H} **तुरुप** है: कोई भी तुरुप बाक़ी तीनों रंगों से बड़ा है। छोटे तुरुप से सर लें।',
      },
    },
    {
      rule: 'TUR-5.3',
      answers: [
        { text: { en: '{2H}', ar: '{2H}', ur: '{2H}', hi: '{2H}' } },
        {
          text: { en: '{AC}', ar: '{AC}', ur: '{AC}', hi: '{AC}' },
          why: {
            en: 'Hearts are trump: even the smallest heart beats an Ace of another suit.',
            ar: 'الهاص هو الحكم: أصغر هاص أقوى من إكة شكل ثاني.',
            ur: 'پان ترپ ہے: سب سے چھوٹا پان بھی دوسرے رنگ کے اکے سے بڑا ہے۔',
            hi: 'पान तुरुप है: सबसे छोटा पान भी दूसरे रंग के इक्के से बड़ा है।',
          },
        },
        {
          text: { en: '{KD}', ar: '{KD}', ur: '{KD}', hi: '{KD}' },
          why: {
            en: 'Clubs were led. A diamond that is no trump cannot win.',
            ar: 'انبدأ بالشيريا. الديمن مو حكم، فما تاكل.',
            ur: 'چڑیا چلی گئی تھی۔ اینٹ ترپ نہیں، اس لیے نہیں جیت سکتی۔',
            hi: 'चिड़ी चली गई थी। ईंट तुरुप नहीं, इसलिए नहीं जीत सकती।',
          },
        },
      ],
      say: {
        en: 'A trick: {AC} is led, then {KD}, {2H}, {9C}. Hearts are trump. Which card takes it?',
        ar: 'أكلة: انبدأ بـ {AC}، بعدها {KD} و{2H} و{9C}. الحكم هاص. أي ورقة تاخذها؟',
        ur: 'ایک سر: {AC} چلا گیا، پھر {KD}، {2H}، {9C}۔ ترپ پان ہے۔ سر کون سا پتا لے گا؟',
        hi: 'एक सर: {AC} चला गया, फिर {KD}, {2H}, {9C}। तुरुप पान है। सर कौन सा पत्ता लेगा?',
      },
    },
    {
      rule: 'TUR-6.1',
      say: {
        en: 'There are thirteen tricks. The side that takes **seven** has the **baazi**: it has won the deal. How trumps are chosen, you learn next.',
        ar: 'الأكلات ١٣. الفريق اللي ياخذ **سبع** له **البازي**: كسب التوزيعة. وكيف ينختار الحكم، هذا الدرس الجاي.',
        ur: 'کل تیرہ سر ہیں۔ جو ٹیم **سات** سر لے اس کی **بازی**: بانٹ اس کی۔ ترپ کیسے چنا جاتا ہے، یہ اگلے سبق میں۔',
        hi: 'कुल तेरह सर हैं। जो टीम **सात** सर ले उसकी **बाज़ी**: बाँट उसकी। तुरुप कैसे चुना जाता है, यह अगले पाठ में।',
      },
    },
  ],
};
