import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageTexts } from '../../server/page/language/texts.ts';

interface Script {
  src: string;
  readonly listeners: Map<string, () => void>;
}

const kept = new Map<string, string>();
const scripts: Script[] = [];
const html = { lang: 'en' };

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('document', {
  documentElement: html,
  createElement: (): Script & { addEventListener: (name: string, act: () => void) => void } => {
    const listeners = new Map<string, () => void>();
    return { src: '', listeners, addEventListener: (name, act) => void listeners.set(name, act) };
  },
  head: { append: (script: Script) => void scripts.push(script) },
});

const browserIn = (language: string): void => void vi.stubGlobal('navigator', { language });

/** The module as a page loads it. */
async function loadedPage() {
  vi.resetModules();
  return import('../../server/page/language/language.ts');
}

/** Runs the script that the page has asked for. */
async function runScript(): Promise<void> {
  await import('../../server/page/language/japanese.ts');
  scripts.at(-1)?.listeners.get('load')?.();
}

beforeEach(() => {
  kept.clear();
  scripts.length = 0;
  html.lang = 'en';
});

describe('the language of the page', () => {
  it('is that of the browser at first, and English until Japanese is loaded', async () => {
    browserIn('ja-JP');
    const { startLanguage, texts } = await loadedPage();
    startLanguage('japanese.js');
    expect(scripts.map(({ src }) => src)).toEqual(['japanese.js']);
    expect(html.lang).toBe('ja');
    expect(texts.value.table.you).toBe('You');
    await runScript();
    expect(texts.value.table.you).toBe('自分');
  });

  it('is the first one of the browser that the page has', async () => {
    vi.stubGlobal('navigator', { language: 'fr-FR', languages: ['fr-FR', 'ja', 'en'] });
    const { startLanguage } = await loadedPage();
    startLanguage('japanese.js');
    expect(html.lang).toBe('ja');
    vi.stubGlobal('navigator', { language: 'fr-FR', languages: ['fr-FR', 'en-GB', 'ja'] });
    html.lang = 'en';
    const again = await loadedPage();
    again.startLanguage('japanese.js');
    expect(html.lang).toBe('en');
  });

  it('is that in which the server has sent the page', async () => {
    browserIn('fr-FR');
    html.lang = 'ja';
    const { startLanguage } = await loadedPage();
    startLanguage('japanese.js');
    expect(html.lang).toBe('ja');
  });

  it('is English elsewhere, and loads nothing', async () => {
    browserIn('fr-FR');
    const { startLanguage, texts } = await loadedPage();
    startLanguage('japanese.js');
    expect(scripts).toEqual([]);
    expect(texts.value.table.you).toBe('You');
  });

  it('is what was chosen, also the next time', async () => {
    browserIn('ja');
    const first = await loadedPage();
    first.startLanguage('japanese.js');
    first.chooseLanguage('en');
    expect(first.texts.value.table.you).toBe('You');
    const next = await loadedPage();
    next.startLanguage('japanese.js');
    expect(next.language.value).toBe('en');
  });

  it('stays English where the script cannot be loaded, and asks again', async () => {
    browserIn('ja');
    const { chooseLanguage, language, startLanguage } = await loadedPage();
    startLanguage('japanese.js');
    scripts.at(-1)?.listeners.get('error')?.();
    expect([language.value, html.lang]).toEqual(['en', 'en']);
    chooseLanguage('ja');
    expect(scripts).toHaveLength(2);
  });
});

describe('the Japanese texts of the page', () => {
  it('pass on what the engine says', async () => {
    await import('../../server/page/language/japanese.ts');
    const { says, table } = (globalThis as unknown as { readonly taikiJapanese: PageTexts }).taikiJapanese;
    expect(says.name('Aqua Hulcus')).toBe('アクア・ハルカス');
    expect(says.label('Summon Aqua Hulcus')).toBe('アクア・ハルカスを召喚する');
    expect(says.words('When this attacks, draw a card.')).toBe(
      'このクリーチャーが攻撃する時、カードを1枚引く',
    );
    expect(says.refusal('attack', 'it is tapped')).toBe('攻撃はできない：タップされている');
    expect(says.error('INVITATION_USED', 'This invitation has been used.')).toBe('この招待はもう使われた。');
    expect(says.error('BAD_DECK', 'Deck p1: 38 cards, expected 40 (100.2).')).toBe(
      'デッキに誤りがある。p1のデッキ：38枚ある。40枚でなければならない（100.2）。',
    );
    expect(says.error('NEW_CODE', 'Something new.')).toBe('Something new.');
    expect(says.state('turn.attack.block.choosing')).toBe('攻撃ステップ：ブロッククリーチャー指定');
    expect(says.races(['Liquid People'])).toBe('リキッド・ピープル');
    expect(table.turn(3, says.state('turn.main.choosing'))).toBe('ターン3・メインステップ');
  });
});
