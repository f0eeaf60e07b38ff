import { deal } from '@/dhappa/lessons/deal.ts';
import type { Lesson } from '@/table/lesson.ts';

const DEAL = `${deal({
  hands: ['8S#1 JK#1 10S#1 JS#1 QS#1 KS#1 QH#1 2C#1 AH#1 KH#1 5C#1', '', '', ''],
  draws: '9S#1',
})}
draw run:JS#1,QS#1,KS#1 run:8S#1,JK#1,10S#1 run:QH#1,2C#1,AH#1`;

/** What can be done with runs on the table: adding, swap, shift, merge. */
export const wilds: Lesson = {
  name: 'wilds',
  title: {
    en: 'Swap, shift, merge',
    ar: 'تبديل وإزاحة ودمج',
    ur: 'بدلنا، کھسکانا، جوڑنا',
    hi: 'बदलना, खिसकाना, जोड़ना',
  },
  steps: [
    {
      record: DEAL,
      rule: 'DHA-2.4',
      lit: 'run-r2 run-r3',
      say: {
        en: 'Your board: spades, spades with a **joker** for the {9S}, and hearts with a **2** for the {KH}. You hold both of these cards.',
        ar: 'لوحتك: سبيت، وسبيت فيها **جوكر** محل {9S}، وهاص فيها **٢** محل {KH}. والورقتين معك.',
        ur: 'آپ کا بورڈ: حکم، پھر حکم جس میں {9S} کی جگہ **جوکر** ہے، اور پان جس میں {KH} کی جگہ **دُکی** ہے۔ یہ دونوں پتے آپ کے پاس ہیں۔',
        hi: 'आपका बोर्ड: हुकुम, फिर हुकुम जिसमें {9S} की जगह **जोकर** है, और पान जिसमें {KH} की जगह **दुक्की** है। ये दोनों पत्ते आपके पास हैं।',
      },
    },
    {
      rule: 'DHA-6.1',
      lit: '9S#1',
      act: 'swap:r2:9S#1',
      hint: '9S#1 run-r2',
      otherwise: {
        en: 'Lay the {9S} in the joker’s place.',
        ar: 'حط {9S} محل الجوكر.',
        ur: '{9S} کو جوکر کی جگہ رکھیں۔',
        hi: '{9S} को जोकर की जगह रखें।',
      },
      say: {
        en: '**Swap**: whoever holds the card a joker stands for may lay it there and **take the joker**. Choose the {9S}, then tap the run.',
        ar: '**التبديل**: اللي معه الورقة اللي الجوكر محلها، يحطها **وياخذ الجوكر**. اختر {9S} واضغط التتابع.',
        ur: '**بدلنا**: جس کے پاس وہ پتا ہو جس کی جگہ جوکر ہے، وہ اسے رکھ کر **جوکر لے سکتا** ہے۔ {9S} چنیں، پھر سیکوئنس چھوئیں۔',
        hi: '**बदलना**: जिसके पास वह पत्ता हो जिसकी जगह जोकर है, वह उसे रखकर **जोकर ले सकता** है। {9S} चुनें, फिर सीक्वेंस छुएँ।',
      },
    },
    {
      rule: 'DHA-6.4',
      lit: 'KH#1',
      act: 'shift:r3:KH#1:low',
      hint: 'KH#1 run-r3',
      otherwise: {
        en: 'Lay the {KH} in the place of the 2.',
        ar: 'حط {KH} محل الـ٢.',
        ur: '{KH} کو دُکی کی جگہ رکھیں۔',
        hi: '{KH} को दुक्की की जगह रखें।',
      },
      say: {
        en: 'A 2 on the table never comes back. But you may **shift** it: lay the {KH} in its place, and the 2 moves to an end of the run.',
        ar: 'الـ٢ على الطاولة ما ترجع لليد. لكن **تزيحها**: حط {KH} محلها، وتروح الـ٢ لطرف التتابع.',
        ur: 'میز پر رکھی دُکی واپس نہیں آتی، مگر **کھسکا** سکتے ہیں: {KH} اس کی جگہ رکھیں، دُکی سیکوئنس کے سرے پر چلی جائے گی۔',
        hi: 'मेज़ पर रखी दुक्की वापस नहीं आती, पर **खिसका** सकते हैं: {KH} उसकी जगह रखें, दुक्की सीक्वेंस के सिरे पर चली जाएगी।',
      },
    },
    {
      rule: 'DHA-5.5',
      lit: 'run-r1 run-r2',
      act: 'merge:r1:r2',
      hint: 'do-merge choice-0',
      otherwise: {
        en: 'Press **Merge**: the two spade runs become one.',
        ar: 'اضغط **ادمج**: تتابعين السبيت يصيرون واحد.',
        ur: '**جوڑیں** دبائیں: حکم کے دو سیکوئنس ایک ہو جائیں گے۔',
        hi: '**जोड़ें** दबाएँ: हुकुम के दो सीक्वेंस एक हो जाएँगे।',
      },
      say: {
        en: '8 to 10 and Jack to King adjoin now. **Merge** them into one long run.',
        ar: 'من ٨ إلى ١٠ ومن الولد إلى الشايب صاروا جنب بعض. **ادمجهم** في تتابع طويل.',
        ur: '8 سے 10 اور غلام سے بادشاہ اب ساتھ ساتھ ہیں۔ انہیں ایک لمبے سیکوئنس میں **جوڑیں**۔',
        hi: '8 से 10 और ग़ुलाम से बादशाह अब साथ-साथ हैं। उन्हें एक लंबे सीक्वेंस में **जोड़ें**।',
      },
    },
    {
      rule: 'DHA-7.4',
      act: 'drop:5C#1',
      hint: '5C#1 do-discard',
      otherwise: {
        en: 'Keep the joker, it is worth a lot. Discard the {5C}.',
        ar: 'خلّ الجوكر، غالي. ارمِ {5C}.',
        ur: 'جوکر رکھیں، قیمتی ہے۔ {5C} پھینکیں۔',
        hi: 'जोकर रखें, क़ीमती है। {5C} फेंकें।',
      },
      say: {
        en: 'You won a joker for later. Discard the {5C}.',
        ar: 'كسبت جوكر لبعدين. ارمِ {5C}.',
        ur: 'آپ نے بعد کے لیے جوکر جیت لیا۔ {5C} پھینکیں۔',
        hi: 'आपने बाद के लिए जोकर जीत लिया। {5C} फेंकें।',
      },
    },
    {
      rule: 'DHA-6.3',
      answers: [
        {
          text: {
            en: 'From every run on the table',
            ar: 'من أي تتابع على الطاولة',
            ur: 'میز کے ہر سیکوئنس سے',
            hi: 'मेज़ के हर सीक्वेंस से',
          },
        },
        {
          text: {
            en: 'Only from my own team’s runs',
            ar: 'بس من تتابعات فريقي',
            ur: 'صرف اپنی ٹیم کے سیکوئنس سے',
            hi: 'सिर्फ़ अपनी टीम के सीक्वेंस से',
          },
          why: {
            en: 'The opponents’ jokers may be won too. Only shift, merge and adding are for your own team’s runs.',
            ar: 'جواكر الخصوم تنكسب بعد. الإزاحة والدمج والإضافة هي اللي لفريقك بس.',
            ur: 'مخالف کے جوکر بھی جیتے جا سکتے ہیں۔ صرف کھسکانا، جوڑنا اور لگانا اپنی ٹیم کا ہے۔',
            hi: 'विरोधी के जोकर भी जीते जा सकते हैं। सिर्फ़ खिसकाना, जोड़ना और लगाना अपनी टीम का है।',
          },
        },
      ],
      say: {
        en: 'From where may jokers be won?',
        ar: 'من وين تنكسب الجواكر؟',
        ur: 'جوکر کہاں سے جیتے جا سکتے ہیں؟',
        hi: 'जोकर कहाँ से जीते जा सकते हैं?',
      },
    },
  ],
};
