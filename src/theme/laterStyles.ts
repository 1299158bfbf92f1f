// To keep the boot files small, these styles load with the components that use them (decision 0009).
// Each of these components imports this file.
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import '@mantine/core/styles/Timeline.layer.css';
import '@mantine/carousel/styles.layer.css';
