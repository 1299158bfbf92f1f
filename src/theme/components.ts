import type { AvatarFactory, LoaderFactory, SimpleGridFactory, TitleFactory } from '@mantine/core';
import { extend } from './extend';
import { Accordion } from './components/Accordion';
import { ActionIcon } from './components/ActionIcon';
import { Alert } from './components/Alert';
import { Badge } from './components/Badge';
import { Button } from './components/Button';
import { Card } from './components/Card';
import { Carousel } from './components/Carousel';
import { Checkbox, Radio } from './components/Choice';
import { DataList } from './components/DataList';
import { EmptyState } from './components/EmptyState';
import { Input, NativeSelect } from './components/Input';
import { InputWrapper } from './components/InputWrapper';
import { List } from './components/List';
import { MiniCalendar } from './components/MiniCalendar';
import { Drawer, DrawerRoot, Modal, ModalRoot } from './components/Modal';
import { NavLink } from './components/NavLink';
import { Paper } from './components/Paper';
import { Switch } from './components/Switch';

/** How each Mantine component looks and behaves here; those with a style of their own are in `components/`. */
export const components = {
  Accordion,
  ActionIcon,
  Alert,
  Badge,
  Button,
  Card,
  Carousel,
  Checkbox,
  Radio,
  DataList,
  EmptyState,
  Input,
  NativeSelect,
  InputWrapper,
  List,
  MiniCalendar,
  Drawer,
  DrawerRoot,
  Modal,
  ModalRoot,
  NavLink,
  Paper,
  Switch,
  Avatar: extend<AvatarFactory>({
    vars: () => ({ root: { '--avatar-bg': 'var(--color-card)', '--avatar-bd': '2px solid var(--color-hairline)' } }),
  }),
  Loader: extend<LoaderFactory>({ defaultProps: { size: '1.25rem' } }),
  SimpleGrid: extend<SimpleGridFactory>({ defaultProps: { spacing: 'xs' } }),
  Title: extend<TitleFactory>({ defaultProps: { order: 2 } }),
};
