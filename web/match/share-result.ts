import { type ResultFacts, resultPicture } from '@/match/result-picture.ts';
import { notify } from '@/store/notice.ts';
import { say } from '@/words/say.ts';

const NAME = 'majlis.png';

/** A file made here. */
const download = (picture: Blob): void => {
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: url, download: NAME }).click();
  URL.revokeObjectURL(url);
};

const copied = async (picture: Blob, link: string | null): Promise<boolean> => {
  if (typeof ClipboardItem === 'undefined') return false;
  const text = link === null ? {} : { 'text/plain': new Blob([link], { type: 'text/plain' }) };
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': picture, ...text })]).then(
    () => true,
    () => false,
  );
};

/** The picture of a result, with the link of the match where others may see it: to the share sheet, else to the clipboard, else to the disk. */
export const shareResult = async (facts: ResultFacts, link: string | null): Promise<void> => {
  const picture = await resultPicture(facts);
  const files = [new File([picture], NAME, { type: picture.type })];
  const device: Partial<Navigator> = navigator;
  if (device.canShare?.({ files })) {
    await navigator
      .share({ files, title: say('app.name'), ...(link !== null && { text: link }) })
      .catch(() => undefined);
    return;
  }
  if (device.clipboard && (await copied(picture, link)))
    return notify(say(link === null ? 'match.picture-copied' : 'match.picture-link-copied'));
  download(picture);
  notify(say('match.picture-saved'));
};
