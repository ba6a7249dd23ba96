export { SidebarScreen } from './sidebar-screen.tsx';
