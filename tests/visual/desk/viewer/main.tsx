import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { toSource } from './source.ts';
import './viewer.css';

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App source={toSource()} />
  </StrictMode>,
);
