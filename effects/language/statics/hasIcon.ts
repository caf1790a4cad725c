import { quoted } from '../grammar.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 208.1a. An icon is printed on its card, which effects can ask for. */
export interface HasIconStatic {
  readonly kind: 'hasIcon';
  readonly icon: string;
}

/** 208.1a. The card bears an icon. 818.1c: in a hyper soul X, the creature above bears it too. */
export const withIcon = (icon: string): Static => ({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'hasIcon', icon }],
});

export const hasIconWord: StaticWord<HasIconStatic> = {
  text: ({ icon }) => `bears the icon ${quoted(icon)}`,
  generated: { weight: 1, fields: { icon: ['soul', 'flame'] } },
};
