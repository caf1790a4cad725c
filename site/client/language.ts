import { storageOf } from '../../inspector/page/session/kept/storage.ts';

/** The pages on which duels are played and the inspector keep their language under the same name. */
const CHOSEN = 'taiki.language';

/** Keeps the language whose link is followed. An English page leads on to the Japanese one for who has chosen Japanese, or whose browser asks for it first. */
export function startLanguage(page: Window): void {
  const link = page.document.querySelector<HTMLAnchorElement>('a.language');
  if (link === null) return;
  const chosen = storageOf(page)?.getItem(CHOSEN);
  const asked = page.navigator.languages
    .map((language) => language.toLowerCase().split('-')[0])
    .find((language) => language === 'en' || language === 'ja');
  if (link.lang === 'ja' && (chosen ?? asked) === 'ja') {
    page.location.replace(`${link.href}${page.location.search}${page.location.hash}`);
    return;
  }
  link.addEventListener('click', () => {
    storageOf(page)?.setItem(CHOSEN, link.lang);
    link.search = page.location.search;
    link.hash = page.location.hash;
  });
}
