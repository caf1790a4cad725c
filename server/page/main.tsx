import './styles/page.css';
import { render } from 'preact';
import { DuelPage } from './duel/duelPage.tsx';
import { startLanguage, texts } from './language/language.ts';
import { LanguageSwitch } from './language/languageSwitch.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { connection, place, start } from './state.ts';

function Page() {
  const { value } = place;
  return (
    <>
      {connection.isOpen.value ? null : (
        <p class="offline" role="status">
          {texts.value.connecting}
        </p>
      )}
      {value.at === 'duel' ? <DuelPage /> : <Lobby key={value.at} place={value} />}
      {value.at === 'duel' ? null : <LanguageSwitch />}
    </>
  );
}

startLanguage('japanese.js');
start();
const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
