// Where the client starts: the styles, the shell's pieces, the address bar, then the page.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import { needSheet } from './sprites/sheets';

void needSheet('shell');
router.start();
mount(App, { target: document.getElementById('app')! });
