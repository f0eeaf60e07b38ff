import { type Settings, setSettings, useSettings } from '@/settings/settings.ts';
import { Choice } from '@/shell/Choice.tsx';
import { Dialog } from '@/shell/Dialog.tsx';
import { Switch } from '@/shell/Switch.tsx';
import { canBuzz } from '@/sound/cues.ts';
import { hasOwnDigits, LANGUAGES, localeOf, OWN_NAMES } from '@/words/language.ts';
import { useSay } from '@/words/say.ts';

const sample = (settings: Settings, numerals: Settings['numerals']): string =>
  new Intl.NumberFormat(localeOf(settings.language, numerals)).format(123);

const Words = ({ settings }: { readonly settings: Settings }) => {
  const say = useSay();
  return (
    <>
      <Choice
        legend={say('settings.language')}
        look="chips"
        values={LANGUAGES.map(value => ({ value, label: <span lang={value}>{OWN_NAMES[value]}</span> }))}
        value={settings.language}
        onChange={language => setSettings({ language })}
      />
      {hasOwnDigits(settings.language) && (
        <Choice
          legend={say('settings.numerals')}
          values={[
            { value: 'auto', label: say('settings.numerals-auto') },
            { value: 'western', label: sample(settings, 'western') },
            { value: 'own', label: sample(settings, 'own') },
          ]}
          value={settings.numerals}
          onChange={numerals => setSettings({ numerals })}
        />
      )}
    </>
  );
};

const Cards = ({ settings }: { readonly settings: Settings }) => {
  const say = useSay();
  return (
    <>
      <Choice
        legend={say('settings.cards')}
        values={[
          { value: 'en', label: say('settings.cards-en') },
          { value: 'ar', label: say('settings.cards-ar') },
        ]}
        value={settings.cards}
        onChange={cards => setSettings({ cards })}
      />
      <Switch
        label={say('settings.deck')}
        why={say('settings.deck-why')}
        on={settings.deck === 4}
        onChange={on => setSettings({ deck: on ? 4 : 2 })}
      />
      <Switch
        label={say('settings.golden')}
        why={say('settings.golden-why')}
        on={settings.golden}
        onChange={golden => setSettings({ golden })}
      />
    </>
  );
};

const Feel = ({ settings }: { readonly settings: Settings }) => {
  const say = useSay();
  return (
    <>
      <Switch label={say('settings.sound')} on={!settings.muted} onChange={on => setSettings({ muted: !on })} />
      <label className="sh-row">
        <span className="sh-row-text">{say('settings.volume')}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          disabled={settings.muted}
          value={settings.volume}
          onChange={({ target }) => setSettings({ volume: target.valueAsNumber })}
        />
      </label>
      {canBuzz() && (
        <Switch label={say('settings.haptics')} on={settings.haptics} onChange={haptics => setSettings({ haptics })} />
      )}
      <Choice
        legend={say('settings.speed')}
        values={[
          { value: 'calm', label: say('settings.speed-calm') },
          { value: 'normal', label: say('settings.speed-normal') },
          { value: 'fast', label: say('settings.speed-fast') },
        ]}
        value={settings.motion}
        onChange={motion => setSettings({ motion })}
      />
    </>
  );
};

const AtTable = ({ settings }: { readonly settings: Settings }) => {
  const say = useSay();
  return (
    <>
      <h3>{say('settings.table')}</h3>
      <Switch
        label={say('settings.one-tap')}
        why={say('settings.one-tap-why')}
        on={settings.oneTap}
        onChange={oneTap => setSettings({ oneTap })}
      />
      <Choice
        legend={say('settings.hand')}
        values={[
          { value: 'fan', label: say('settings.hand-fan') },
          { value: 'flat', label: say('settings.hand-flat') },
        ]}
        value={settings.flatHand ? 'flat' : 'fan'}
        onChange={hand => setSettings({ flatHand: hand === 'flat' })}
      />
      <Switch
        label={say('settings.left')}
        on={settings.leftHanded}
        onChange={leftHanded => setSettings({ leftHanded })}
      />
      <Switch
        label={say('settings.sidebar')}
        on={settings.sidebarAtStart}
        onChange={sidebarAtStart => setSettings({ sidebarAtStart })}
      />
      <Switch
        label={say('settings.keys')}
        why={say('settings.keys-why')}
        on={settings.letterKeys}
        onChange={letterKeys => setSettings({ letterKeys })}
      />
      <Switch
        label={say('settings.hints')}
        why={say('settings.hints-why')}
        on={settings.hints}
        onChange={hints => setSettings({ hints })}
      />
    </>
  );
};

export const SettingsDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const say = useSay();
  const settings = useSettings();
  return (
    <Dialog title={say('settings.title')} open={open} onClose={onClose}>
      <Words settings={settings} />
      <Cards settings={settings} />
      <Feel settings={settings} />
      <AtTable settings={settings} />
    </Dialog>
  );
};
