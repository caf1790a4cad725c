import './styles/page.css';
import { render } from 'preact';
import { DuelPage } from './duel/duelPage.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { connection, place, start } from './state.ts';

function Page() {
  const { value } = place;
  return (
    <>
      {connection.isOpen.value ? null : (
        <p class="offline" role="status">
          Connecting…
        </p>
      )}
      {value.at === 'duel' ? <DuelPage /> : <Lobby key={value.at} place={value} />}
    </>
  );
}

start();
const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
