import { expect, test } from 'vitest';
import { isReservedName, skeleton } from './name-skeleton.ts';

test.each([
  ['Noor', 'NOOR'],
  ['Noor', 'Nооr'], // Cyrillic о
  ['Noor', 'Νοοr'], // Greek Ν and ο
  ['Noor', 'N\u00ADo\u180Eo\u200Br'],
  ['Noor', 'Noor\u2800'],
  ['Noor', 'N\u{E0061}oor'],
  ['Noor', 'N o o r.'],
  ['Noor', 'Nóör'],
  ['Noor', 'N00r'],
  ['Noor', '𝓝𝓸𝓸𝓻'],
  ['Noor', '🅝🅞🅞🅡'],
  ['Noor', 'ᴺᵒᵒʳ'],
  ['Ali', 'AIi'],
  ['Ali', 'A1i'],
  ['Ali', 'АӀі'], // Cyrillic, all of it
  ['Marna', 'Mama'],
  ['Wafa', 'VVafa'],
  ['Lukasz', 'Łukasz'],
  ['أحمد', 'احمد'],
  ['أحمد', 'أَحْمَد'],
  ['فاطمة', 'فاطمه'],
  ['علي', 'على'],
  ['کریم', 'كريم'],
  ['سـعد', 'سعد'],
  ['Omar 7', 'Omar ٧'],
  ['Omar 7', 'Omar ७'],
  ['ज़ारा', 'जारा'],
  ['Sara', 'ꓢꓮꓣꓮ'],
  ['Omar', '௦mar'],
  ['Omar', 'ഠmar'],
])('[T46] %s and %s can be taken for each other', (one, other) => {
  expect(skeleton(other)).toBe(skeleton(one));
});

test.each([
  ['Noor', 'Noora'],
  ['Omar 7', 'Omar 8'],
  ['Sara', 'Zara'],
  ['أحمد', 'محمد'],
  ['राम', 'रमा'],
  ['سارة', 'سمر'],
])('%s and %s cannot', (one, other) => {
  expect(skeleton(other)).not.toBe(skeleton(one));
});

test.each([
  'admin',
  'Admin 1',
  'the Admin',
  'ADMlN',
  'Аdmіn',
  'administrator',
  'AdminSara',
  '🅐🅓🅜🅘🅝',
  'a d m i n',
  'm\u00ADoderator',
  'Steward',
  'bot',
  'B0T 12',
  'The House',
  'Majlis',
  'مشرف',
  'الإدارة',
  'بوت ٣',
  'البيت',
  'ایڈمن',
  'एडमिन',
  'बॉट',
  'robô',
  'Administrador',
  'suporte',
  'ادمن',
  'أدمن',
  'آدمن',
  'ادمین',
  'ایڈمین',
  'व्यवस्थापक',
  'Moderador',
  'Moderadora 2',
  'Админ',
  'Модератор',
  'Бот',
  'ꓮꓓꓟꓲꓠ',
  'ꭺꭰꮇꮖꮑ',
  'Ⲁⲇⲙⲓⲛ',
  'ᗩᗪᗰIᑎ',
  '4dmin',
  '@dmin',
  'Adm¡n',
  '$teward',
  'Majlis Team',
  'فريق مجلس',
])('[T46] %s is kept for the house', name => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'Noor',
  'Badminton',
  'Bottle',
  'Abbot Sam',
  'Modesto',
  'House of Cards',
  'Casa Verde',
  'Botond',
  'محمد',
  'مديحة',
  'أحمد البيتي',
  'घनश्याम',
  'Team Sara',
  'Majlis Fan',
  'Sara 4',
  'ناظم',
  'Vladimir',
  'Андрей',
])('%s is a name like any other', name => {
  expect(isReservedName(name)).toBe(false);
});
